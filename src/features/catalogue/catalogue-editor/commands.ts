import { eq, sql } from 'drizzle-orm'
import { invalidField, Refusal } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type {
  ArticleContent,
  RecordContent,
  RecordKind,
  RitualContent,
} from '#features/catalogue/catalogue/model-record.ts'
import { readingTime } from '#features/catalogue/catalogue/rules-text.ts'
import { articles, catalogueSeeds, rituals } from '#features/catalogue/catalogue/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import {
  addVersion,
  articleRow,
  assertReadable,
  assertTerms,
  type Change,
  lockFor,
  parseRecordPrice,
  ritualRow,
} from './commands-record.ts'
import type { FieldPath } from './model.ts'
import { findSeed, findVersion, listTaken, tableForKind } from './queries.ts'
import { freeSlug, idIsAllowed, toSlug, type EditContext } from './rules.ts'
import { takeFields } from './rules-fields.ts'
import { catalogueVersions } from './tables.ts'

/** The fields of a ritual or article that a request sends. Omitted fields do not change. */
type Part<C extends RecordContent> = Partial<Omit<C, 'ru' | 'en'>> & { ru?: Partial<C['ru']>; en?: Partial<C['en']> }
export type Changes = Part<RitualContent> | Part<ArticleContent>

/** Saves changes of a ritual or article as a draft. */
export async function saveRecord({ db, now, settings }: Shop, change: Change, changes: Changes): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockFor(tx, change)
    const content = withChanges(record.latest, changes)
    await addVersion(tx, record, {
      ...change,
      content,
      origin: 'edited',
      now: now(),
      shopTerms: settings().tiers.terms,
    })
  })
}

type Creation = EditContext & { kind: RecordKind; id?: string | undefined; changes: Changes }

/** Creates an unpublished ritual or article and returns its id, which never changes. It is last in the display order. */
export async function createRecord(
  { db, now, settings }: Shop,
  { kind, id: wanted, changes, actorId, assertMayPrice }: Creation,
): Promise<string> {
  return await db.transaction(async (tx) => {
    await lockIds(tx)
    const empty = kind === 'ritual' ? EMPTY_RITUAL : EMPTY_ARTICLE
    const content = withChanges(empty, changes)
    if (parseRecordPrice(content) !== parseRecordPrice(empty)) assertMayPrice()
    await assertReadable(content)
    const id = await chooseId(tx, kind, wanted, content)
    assertTerms(id, content, settings().tiers.terms)
    const standing = {
      id,
      position: await lastPosition(tx, kind),
      readingTime: readingTime(content.ru.content),
      published: false,
      publishedVersion: 0,
      editedAt: now(),
    }
    if (kind === 'ritual') await tx.insert(rituals).values({ ...ritualRow(content as RitualContent), ...standing })
    else await tx.insert(articles).values({ ...articleRow(content as ArticleContent), ...standing })
    await tx.insert(catalogueVersions).values({ kind, id, n: 1, at: now(), actorId, origin: 'created', content })
    const after = { version: 1, name: content.ru.name || content.en.name }
    await writeAudit(tx, now(), { actorId, action: 'catalogue.created', subject: kind, subjectId: id, after })
    return id
  })
}

/**
 * Locks all ids, so that two people cannot take the same id or alias at the same time. Ids are rarely added, so one lock for both kinds is
 * enough.
 */
export async function lockIds(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue ids'))`)
}

async function chooseId(tx: Db, kind: RecordKind, wanted: string | undefined, content: RecordContent): Promise<string> {
  const taken = await listTaken(tx, kind)
  if (wanted === undefined) {
    const slug = toSlug(content.ru.name) || toSlug(content.en.name)
    const fits = slug !== '' && idIsAllowed(slug)
    return freeSlug(fits ? slug : kind, taken)
  }
  if (!idIsAllowed(wanted)) throw invalidId('id')
  if (taken.has(wanted)) throw new Refusal('conflict', 'catalogue-editor.id-taken')
  return wanted
}

export function invalidId(path: string): Refusal {
  return invalidField(path, 'catalogue-editor.id-not-allowed')
}

async function lastPosition(tx: Db, kind: RecordKind): Promise<number> {
  const table = tableForKind(kind)
  const [row] = await tx.select({ last: sql<number>`coalesce(max(${table.position}), 0)::int` }).from(table)
  return (row?.last ?? 0) + 10
}

/** Saves the texts of an older version as a new version. */
export async function restoreVersion({ db, now, settings }: Shop, change: Change, n: number): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockFor(tx, change)
    const found = await findVersion(tx, record, n)
    const content = found?.version.content ?? (n === record.version ? record.latest : undefined)
    if (!content) throw new Refusal('not-found', 'catalogue-editor.version-not-found')
    await addVersion(tx, record, {
      ...change,
      content,
      origin: 'restored',
      restoredFrom: n,
      now: now(),
      shopTerms: settings().tiers.terms,
    })
  })
}

/**
 * Accepts parts of the texts that a new shop version proposes: copies the fields in `take` into a draft. All other fields stay unchanged. This call
 * also removes the proposal, so staff no longer need to decide about it.
 */
export async function settleProposal({ db, now, settings }: Shop, change: Change, take: FieldPath[]): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockFor(tx, change)
    const { kind, id } = record
    const seed = await findSeed(tx, kind, id)
    if (!seed?.proposed) throw new Refusal('conflict', 'catalogue-editor.no-proposal')
    const content = takeFields(record.latest, seed.proposed, take)
    const shopTerms = settings().tiers.terms
    await addVersion(tx, record, { ...change, content, origin: 'proposal', now: now(), shopTerms })
    const table = tableForKind(kind)
    await tx.update(table).set({ seedHash: seed.proposedHash }).where(eq(table.id, id))
    await tx
      .update(catalogueSeeds)
      .set({ base: seed.proposed, proposed: null, proposedHash: null })
      .where(sql`${catalogueSeeds.kind} = ${kind} and ${catalogueSeeds.id} = ${id}`)
    const after = { taken: take }
    const { actorId } = change
    await writeAudit(tx, now(), { actorId, action: 'catalogue.proposal-settled', subject: kind, subjectId: id, after })
  })
}

/** Returns the content with the changes applied. An empty optional text becomes null. */
function withChanges<C extends RecordContent>(content: C, { ru, en, ...common }: Changes): C {
  // The field names come from an empty ritual or article, because the content may come from an older version without the fields that were added
  // later.
  const known = 'price' in content ? EMPTY_RITUAL : EMPTY_ARTICLE
  const own = Object.fromEntries(Object.entries(common).filter(([name]) => name in known))
  const words = (before: C['ru'], after: object | undefined) =>
    withoutEmpty({ ...before, ...Object.fromEntries(Object.entries(after ?? {}).filter(([name]) => name in before)) })
  return withoutEmpty({ ...content, ...own, ru: words(content.ru, ru), en: words(content.en, en) })
}

const OPTIONAL = ['mantra', 'recording_url', 'mantra_transliteration', 'mantra_translation', 'image_url']

function withoutEmpty<T extends object>(fields: T): T {
  const entries = Object.entries<unknown>(fields as Record<string, unknown>).map(([name, value]): [string, unknown] => [
    name,
    value === '' && OPTIONAL.includes(name) ? null : value,
  ])
  return Object.fromEntries(entries) as T
}

const EMPTY_WORDS = {
  name: '',
  intro: '',
  description: '',
  content: '',
  seo_title: '',
  seo_description: '',
  keywords: [],
}
const EMPTY_RITUAL_WORDS = { ...EMPTY_WORDS, features: [], mantra_transliteration: null, mantra_translation: null }
/** The usual price per month. The shop's prices are derived from it (docs/contract.md, "Prices"). */
const USUAL_PRICE = 880
const EMPTY_RITUAL: RitualContent = {
  ru: EMPTY_RITUAL_WORDS,
  en: EMPTY_RITUAL_WORDS,
  price: USUAL_PRICE,
  terms: null,
  tiers: null,
  chosen_category: null,
  mantra: null,
  recording_url: null,
  image_url: null,
}
const EMPTY_ARTICLE: ArticleContent = {
  ru: { ...EMPTY_WORDS, tags: [] },
  en: { ...EMPTY_WORDS, tags: [] },
  author: 'Vedic Practices Master',
  related: [],
  image_url: null,
}
