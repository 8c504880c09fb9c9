import { isFoundBy } from '#base/text-folding.ts'
import { requireFound } from '#base/refusal.ts'
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import type { RecordContent, RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { presentArticleContent, presentRitualContent } from '#features/catalogue/catalogue/present.ts'
import { aliases, articles, catalogueSeeds, rituals } from '#features/catalogue/catalogue/tables.ts'
import type { Db } from '#server/database/database.ts'
import { type Cursor } from '#server/http/paging.ts'
import type { Shop } from '#server/shop.ts'
import type { RecordState } from './model.ts'
import { isUntranslated, presentRecord, presentUntranslated } from './present.ts'
import { catalogueVersions, type Seed, type SignedVersion, type StoredRecord } from './tables.ts'

export async function findRecord(db: Db, kind: RecordKind, id: string): Promise<StoredRecord | undefined> {
  const [record] = await readRecords(db, kind, { condition: eq(tableForKind(kind).id, id) })
  return record
}

/** A ritual or article as the editor receives it, with its aliases and the texts that a new shop version proposes. */
export async function findRecordView(
  db: Db,
  kind: RecordKind,
  id: string,
): Promise<ReturnType<typeof presentRecord> | undefined> {
  const record = await findRecord(db, kind, id)
  if (!record) return undefined
  return presentRecord(record, {
    aliases: await listAliases(db, kind, id),
    seed: await findSeed(db, kind, id),
    newest: await findVersion(db, record, record.version),
  })
}

/** A ritual or article as the editor receives it. Throws if it does not exist. */
export async function readRecordView({ db, settings }: Pick<Shop, 'db' | 'settings'>, kind: RecordKind, id: string) {
  const view = requireFound(await findRecordView(db, kind, id), `catalogue.${kind}-not-found`)
  return kind === 'ritual' ? { ...view, shopTerms: settings().tiers.terms } : view
}

/** Returns the ritual or article, locked until this transaction ends. */
export async function lockRecord(tx: Db, kind: RecordKind, id: string): Promise<StoredRecord | undefined> {
  const table = tableForKind(kind)
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
  return await findRecord(tx, kind, id)
}

export type ListFilter = { q?: string | undefined; state?: RecordState | undefined }

/** Lists rituals or articles in display order. Returns up to `limit` + 1 of them: the last one shows that there are more. */
export async function listRecords(
  db: Db,
  kind: RecordKind,
  { filter = {}, after, limit }: { filter?: ListFilter; after?: Cursor | undefined; limit: number },
): Promise<StoredRecord[]> {
  const table = tableForKind(kind)
  const [position = '', id = ''] = after ?? []
  const isAfter =
    after && or(gt(table.position, Number(position)), and(eq(table.position, Number(position)), gt(table.id, id)))
  const isFound = filter.q ? inArray(table.id, await searchRecords(db, kind, filter.q)) : undefined
  return await readRecords(db, kind, { condition: and(isAfter, isFound, stateOf(kind, filter)), limit: limit + 1 })
}

/** There are few rituals and articles, so their names are normalised and compared in memory. */
async function searchRecords(db: Db, kind: RecordKind, q: string): Promise<string[]> {
  const { id, ru, en } = tableForKind(kind)
  const names = await db
    .select({ id, ru: sql<string>`coalesce(${ru}->>'name', '')`, en: sql<string>`coalesce(${en}->>'name', '')` })
    .from(tableForKind(kind))
  return names.filter((row) => isFoundBy(q, row.id, row.ru, row.en)).map((row) => row.id)
}

function stateOf(kind: RecordKind, { state }: ListFilter): SQL | undefined {
  const table = tableForKind(kind)
  const isNewer = gt(table.version, table.publishedVersion)
  const stands: Record<RecordState, SQL | undefined> = {
    draft: eq(table.published, false),
    published: and(eq(table.published, true), sql`not ${isNewer}`),
    changed: and(eq(table.published, true), isNewer),
  }
  return state && stands[state]
}

type Reading = { condition?: SQL | undefined; limit?: number }

async function readRecords(db: Db, kind: RecordKind, { condition, limit = 1 }: Reading): Promise<StoredRecord[]> {
  const rows =
    kind === 'ritual'
      ? (
          await db.select().from(rituals).where(condition).orderBy(asc(rituals.position), asc(rituals.id)).limit(limit)
        ).map((row) => ({ row, live: presentRitualContent(row) }))
      : (
          await db
            .select()
            .from(articles)
            .where(condition)
            .orderBy(asc(articles.position), asc(articles.id))
            .limit(limit)
        ).map((row) => ({ row, live: presentArticleContent(row) }))
  const newest = await newestContents(
    db,
    kind,
    rows.filter(({ row }) => row.version !== row.publishedVersion).map(({ row }) => row),
  )
  return rows.map(({ row, live }) => ({
    kind,
    id: row.id,
    position: row.position,
    published: row.published,
    version: row.version,
    publishedVersion: row.publishedVersion,
    scheduledVersion: row.scheduledVersion,
    scheduledAt: row.scheduledAt,
    scheduledBy: row.scheduledBy,
    redirectTo: row.redirectTo,
    editedAt: row.editedAt,
    seedHash: row.seedHash,
    live,
    latest: newest.get(row.id) ?? live,
  }))
}

async function newestContents(db: Db, kind: RecordKind, rows: { id: string; version: number }[]) {
  if (rows.length === 0) return new Map<string, RecordContent>()
  const isNewest = or(
    ...rows.map(({ id, version }) => and(eq(catalogueVersions.id, id), eq(catalogueVersions.n, version))),
  )
  const found = await db
    .select({ id: catalogueVersions.id, content: catalogueVersions.content })
    .from(catalogueVersions)
    .where(and(eq(catalogueVersions.kind, kind), isNewest))
  return new Map(found.map(({ id, content }) => [id, content]))
}

export async function findVersion(
  db: Db,
  { kind, id }: Pick<StoredRecord, 'kind' | 'id'>,
  n: number,
): Promise<SignedVersion | undefined> {
  const [row] = await selectVersions(db, and(isOf(kind, id), eq(catalogueVersions.n, n)), 1)
  return row
}

/**
 * Lists the versions below `before`, newest first. Returns up to two versions more than `limit`: one shows that there are more versions,
 * and one is compared with the last listed version.
 */
export async function listVersions(
  db: Db,
  { kind, id }: Pick<StoredRecord, 'kind' | 'id'>,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<SignedVersion[]> {
  const isBefore = before === undefined ? undefined : lt(catalogueVersions.n, before)
  return await selectVersions(db, and(isOf(kind, id), isBefore), limit + 2)
}

async function selectVersions(db: Db, condition: SQL | undefined, limit: number): Promise<SignedVersion[]> {
  return await db
    .select({ version: catalogueVersions, email: accounts.email })
    .from(catalogueVersions)
    .leftJoin(accounts, eq(accounts.id, catalogueVersions.actorId))
    .where(condition)
    .orderBy(desc(catalogueVersions.n))
    .limit(limit)
}

function isOf(kind: RecordKind, id: string): SQL | undefined {
  return and(eq(catalogueVersions.kind, kind), eq(catalogueVersions.id, id))
}

async function listAliases(db: Db, kind: RecordKind, target: string): Promise<string[]> {
  const rows = await db
    .select({ alias: aliases.alias })
    .from(aliases)
    .where(and(eq(aliases.kind, kind), eq(aliases.target, target)))
    .orderBy(asc(aliases.alias))
  return rows.map(({ alias }) => alias)
}

/** Returns the entries of `names` that a ritual or article of this kind already uses as its id or alias. */
export async function listTaken(db: Db, kind: RecordKind, names?: string[]): Promise<Set<string>> {
  const table = tableForKind(kind)
  const ids = await db
    .select({ id: table.id })
    .from(table)
    .where(names && inArray(table.id, names))
  const others = await db
    .select({ id: aliases.alias })
    .from(aliases)
    .where(and(eq(aliases.kind, kind), names && inArray(aliases.alias, names)))
  return new Set([...ids, ...others].map(({ id }) => id))
}

export async function findSeed(db: Db, kind: RecordKind, id: string): Promise<Seed | undefined> {
  const [row] = await db
    .select()
    .from(catalogueSeeds)
    .where(and(eq(catalogueSeeds.kind, kind), eq(catalogueSeeds.id, id)))
  return row
}

/** The texts that new shop versions propose and that staff have not decided about, by the id of the ritual or article. */
export async function listProposals(db: Db, kind: RecordKind): Promise<Map<string, Seed>> {
  const rows = await db
    .select()
    .from(catalogueSeeds)
    .where(and(eq(catalogueSeeds.kind, kind), isNotNull(catalogueSeeds.proposed)))
  return new Map(rows.map((row) => [row.id, row]))
}

export type DueRecord = { kind: RecordKind; id: string }

/** Lists the rituals and articles whose scheduled publication is due. */
export async function listDue(db: Db, now: Date): Promise<DueRecord[]> {
  const of = async (kind: RecordKind): Promise<DueRecord[]> => {
    const table = tableForKind(kind)
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(isNotNull(table.scheduledAt), sql`${table.scheduledAt} <= ${now.toISOString()}`))
    return rows.map(({ id }) => ({ kind, id }))
  }
  return [...(await of('ritual')), ...(await of('article'))]
}

/** Lists every ritual and article with a missing translation or a missing required field. The page "Today" shows this list. */
export async function listUntranslated(db: Db): Promise<ReturnType<typeof presentUntranslated>[]> {
  const all = [
    ...(await readRecords(db, 'ritual', { limit: MAX_RECORDS })),
    ...(await readRecords(db, 'article', { limit: MAX_RECORDS })),
  ]
  return all.filter(isUntranslated).map(presentUntranslated)
}

const MAX_RECORDS = 10_000

export function tableForKind(kind: RecordKind): typeof rituals | typeof articles {
  return kind === 'ritual' ? rituals : articles
}
