import { sql } from 'drizzle-orm'
import { LANGS } from '#base/i18n.ts'
import { type Fault, invalidInput, requireFound, staleVersion } from '#base/refusal.ts'
import type { Origin } from '#features/catalogue/catalogue-editor/model.ts'
import { shortenForAudit } from '#features/catalogue/catalogue-editor/rules.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { PageTextsContext } from './context.ts'
import { BODY, type PageContent, type PageId } from './model.ts'
import { presentPage } from './present.ts'
import { readOwnTexts } from './queries-legal.ts'
import { findNewest, findPageVersion } from './queries.ts'
import { changedTexts, fillTexts, NO_TEXTS, textAt, textFaults, toKeep } from './rules.ts'
import { pageVersions } from './tables.ts'

/** The PostgreSQL notification channel that tells every process about a change of page texts. */
export const PAGES_CHANGED = 'page_texts_changed'

/**
 * A change of a page: the author, the page, and the version that the author edited. If a newer version exists, the change is refused, and the error
 * contains the newer version.
 */
export type PageChange = { id: PageId; actorId: string; version?: number | undefined }

/** Saves texts of a page. Readers see the new texts immediately. */
export async function savePageTexts(context: PageTextsContext, change: PageChange, typed: PageContent): Promise<void> {
  const own = await readOwnTexts(context, change.id)
  const faults = [...textFaults(own, typed), ...(await bodyFaults(typed))]
  if (faults.length > 0) throw invalidInput(faults)
  await writeVersion(context, change, own, async (_, kept) => ({
    content: toKeep(own, kept, typed),
    origin: 'edited',
    restoredFrom: null,
  }))
}

/** Saves the texts of an older version as a new version. */
export async function restorePageVersion(context: PageTextsContext, change: PageChange, n: number): Promise<void> {
  const own = await readOwnTexts(context, change.id)
  await writeVersion(context, change, own, async (tx) => {
    const found = requireFound(await findPageVersion(tx, change.id, n), 'catalogue-editor.version-not-found')
    return { content: found.version.content, origin: 'restored', restoredFrom: n }
  })
}

type NewVersion = { content: PageContent; origin: Origin; restoredFrom: number | null }

/**
 * Writes the next version. Before the first change it also writes the shop's original texts as version 1. Does nothing if the texts have not changed.
 */
async function writeVersion(
  { shop, legal }: PageTextsContext,
  { id, actorId, version }: PageChange,
  own: PageContent,
  next: (tx: Db, kept: PageContent) => Promise<NewVersion>,
): Promise<void> {
  const { db, now } = shop
  await db.transaction(async (tx) => {
    // Changes are rare, so one lock for all pages is enough. A row lock is not possible, because a page has no row before its first change.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('page texts'))`)
    const newest = await findNewest(tx, id)
    const present = newest?.n ?? 1
    if (version !== undefined && version !== present) {
      const signed = await findPageVersion(tx, id, present)
      throw staleVersion(presentPage(id, { own, newest: signed, facts: id === 'home' ? null : legal.facts() }))
    }
    const kept = newest?.content ?? NO_TEXTS
    const { content, origin, restoredFrom } = await next(tx, kept)
    const [before, after] = [fillTexts(own, kept), fillTexts(own, content)]
    const changed = changedTexts(before, after)
    if (changed.length === 0) return
    const at = now()
    const shipped = {
      page: id,
      n: 1,
      at,
      actorId: null,
      origin: 'shipped' as const,
      restoredFrom: null,
      content: NO_TEXTS,
    }
    if (!newest) await tx.insert(pageVersions).values(shipped)
    const n = present + 1
    await tx.insert(pageVersions).values({ page: id, n, at, actorId, origin, restoredFrom, content })
    const shown = (of: PageContent) =>
      Object.fromEntries(changed.map((path) => [path, shortenForAudit(textAt(of, path))]))
    await writeAudit(tx, at, {
      actorId,
      action: 'page-texts.change',
      subject: 'page-texts',
      subjectId: id,
      before: { version: present, ...shown(before) },
      after: { version: n, ...shown(after), ...(restoredFrom !== null && { restoredFrom }) },
    })
    await tx.execute(sql`select pg_notify(${PAGES_CHANGED}, '')`)
  })
}

/** Refuses texts that would be slow to render on every read. */
async function bodyFaults(typed: PageContent): Promise<Fault[]> {
  // The Markdown parser is loaded on demand, so that the shop starts without it.
  const { writingFault } = await import('#features/catalogue/catalogue/rules-markdown.ts')
  return LANGS.flatMap((lang) => {
    const fault = writingFault(typed[lang][BODY] ?? '')
    return fault === undefined ? [] : [{ path: `${lang}.${BODY}`, code: `catalogue-editor.text-${fault}` }]
  })
}
