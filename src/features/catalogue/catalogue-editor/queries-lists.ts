import { and, desc, eq, lt, type SQL, asc, or, sql } from 'drizzle-orm'
import { invariant, type Fault } from '#base/refusal.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import type { ListKind } from '#features/catalogue/catalogue-lists/model.ts'
import { catalogueLists } from '#features/catalogue/catalogue-lists/tables.ts'
import type { Db } from '#server/database/database.ts'
import { presentList } from './present-lists.ts'
import { catalogueListVersions, type SignedListVersion, type StoredList, catalogueVersions } from './tables.ts'
import type { Settings } from '#base/settings.ts'
import { termFaults } from '#features/catalogue/catalogue/queries.ts'
import { rituals, articles } from '#features/catalogue/catalogue/tables.ts'
import { contentTermFault } from './present.ts'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export async function readStoredList(db: Db, kind: ListKind): Promise<StoredList> {
  const [list] = await db.select().from(catalogueLists).where(eq(catalogueLists.kind, kind))
  invariant(list, 'every start writes missing lists')
  return list
}

/** Returns the list, locked until this transaction ends. */
export async function lockList(tx: Db, kind: ListKind): Promise<StoredList> {
  const [list] = await tx.select().from(catalogueLists).where(eq(catalogueLists.kind, kind)).for('update')
  invariant(list, 'every start writes missing lists')
  return list
}

/** A list as the editor receives it. */
export async function readListView(db: Db, kind: ListKind): Promise<ReturnType<typeof presentList>> {
  const list = await readStoredList(db, kind)
  return presentList(list, await findListVersion(db, kind, list.version))
}

export async function findListVersion(db: Db, kind: ListKind, n: number): Promise<SignedListVersion | undefined> {
  const [row] = await selectVersions(db, and(isOf(kind), eq(catalogueListVersions.n, n)), 1)
  return row
}

/**
 * Lists the versions below `before`, newest first. Returns up to two versions more than `limit`: one shows that there are more versions,
 * and one is compared with the last listed version.
 */
export async function listListVersions(
  db: Db,
  kind: ListKind,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<SignedListVersion[]> {
  const isBefore = before === undefined ? undefined : lt(catalogueListVersions.n, before)
  return await selectVersions(db, and(isOf(kind), isBefore), limit + 2)
}

/** The ids of all intentions that have ever been in the list. */
export async function listIntentionIds(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ content: catalogueListVersions.content })
    .from(catalogueListVersions)
    .where(isOf('intentions'))
  return new Set(rows.flatMap(({ content }) => ('intentions' in content ? content.intentions.map(({ id }) => id) : [])))
}

async function selectVersions(db: Db, condition: SQL | undefined, limit: number): Promise<SignedListVersion[]> {
  return await db
    .select({ version: catalogueListVersions, email: accounts.email })
    .from(catalogueListVersions)
    .leftJoin(accounts, eq(accounts.id, catalogueListVersions.actorId))
    .where(condition)
    .orderBy(desc(catalogueListVersions.n))
    .limit(limit)
}

function isOf(kind: ListKind): SQL {
  return eq(catalogueListVersions.kind, kind)
}

/**
 * Returns the reasons why rituals cannot offer the terms (durations) of these settings. Checks the published texts first, then the
 * scheduled texts.
 */
export async function listTermFaults(db: Db, settings: Pick<Settings, 'tiers'>): Promise<Fault[]> {
  const seen = await termFaults(db, settings)
  if (seen.length > 0) return seen
  const { id, content, kind, n } = catalogueVersions
  const rows = await db
    .select({ id, content })
    .from(rituals)
    .innerJoin(catalogueVersions, and(eq(kind, 'ritual'), eq(id, rituals.id), eq(n, rituals.scheduledVersion)))
    .orderBy(asc(rituals.position), asc(rituals.id))
  const faults = rows.flatMap((row) => contentTermFault('tiers.terms', row, settings.tiers.terms) ?? [])
  return faults.slice(0, 1)
}

type Use = { subject: 'ritual' | 'article'; id: string; name: { ru: string; en: string } }

/**
 * Lists the rituals and articles that use a file with this id as a picture, as a recording or in the text. Searches published and scheduled
 * texts and the newest draft.
 */
export async function listPictureUses(db: Db, id: string): Promise<Use[]> {
  const shown = (text: AnyPgColumn | SQL) => sql`position(${`/media/${id}/`} in coalesce(${text}, '')) > 0`
  const usesOf = async (subject: Use['subject'], table: typeof rituals | typeof articles): Promise<Use[]> => {
    const { kind, id: record, n } = catalogueVersions
    const next = or(eq(n, table.version), eq(n, table.scheduledVersion))
    const drafts = and(eq(kind, subject), eq(record, table.id), next)
    const texts = [table.imageUrl, table.contentRu, table.contentEn]
    const live = ('recordingUrl' in table ? [...texts, table.recordingUrl] : texts).map(shown)
    const rows = await db
      .selectDistinct({ id: table.id, ru: sql<string>`${table.ru}->>'name'`, en: sql<string>`${table.en}->>'name'` })
      .from(table)
      .leftJoin(catalogueVersions, drafts)
      .where(or(...live, shown(sql`${catalogueVersions.content}::text`)))
    return rows.map(({ id: found, ...name }) => ({ subject, id: found, name }))
  }
  return [...(await usesOf('ritual', rituals)), ...(await usesOf('article', articles))]
}
