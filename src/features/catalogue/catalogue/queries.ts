import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { centsToDollars } from '#base/money.ts'
import type { Fault } from '#base/refusal.ts'
import type { Settings } from '#base/settings.ts'
import type { Focus } from '#features/platform/media/model.ts'
import { media } from '#features/platform/media/tables.ts'
import { type KnownTier, tierNumbers } from '#features/platform/settings/rules.ts'
import type { Db } from '#server/database/database.ts'
import { keptStatement } from '#server/database/postgres/prepared-statements.ts'
import type { Shop } from '#server/shop.ts'
import type { Article, CatalogueItem, Service, ServiceSummary } from './schemas.ts'
import { presentArticle, presentItem, presentCategory, presentService, presentSummary, termFault } from './present.ts'
import { offeredTerms } from './rules-terms.ts'
import { aliases, articles, rituals, type RitualSummaryRow } from './tables.ts'

const { contentRu: _ru, contentEn: _en, ...ritualSummary } = getTableColumns(rituals)
const { contentRu: __ru, contentEn: __en, ...articleSummary } = getTableColumns(articles)

const focus = { x: media.focusX, y: media.focusY }
const recordings = alias(media, 'recording')
/** True if a URL belongs to this file of the media library: `/media/{id}/960.webp`. */
const isAt = (id: AnyPgColumn, address: AnyPgColumn): SQL => sql`${id} = split_part(${address}, '/', 3)`

/** The database for public reads, and the settings with the offered terms. */
export type CatalogueReads = Pick<Shop, 'readDb' | 'settings'>

/** Published rituals in display order, without their articles (docs/contract.md, "Texts"). */
export async function listServices({ readDb, settings }: CatalogueReads): Promise<ServiceSummary[]> {
  const { terms } = settings().tiers
  return (await listRitualRows(readDb)).map(({ row, focus }) => presentSummary(row, terms, focus))
}

/** One ritual with its article, by id or alias. */
export async function findService({ readDb, settings }: CatalogueReads, id: string): Promise<Service | undefined> {
  const [found] = await readDb
    .select({ row: getTableColumns(rituals), focus, recording: { seconds: recordings.seconds, id: recordings.id } })
    .from(rituals)
    .leftJoin(media, isAt(media.id, rituals.imageUrl))
    .leftJoin(recordings, isAt(recordings.id, rituals.recordingUrl))
    .where(and(eq(rituals.id, await resolveId(readDb, 'ritual', id)), eq(rituals.published, true)))
  return found && presentService(found.row, found, settings())
}

export type Price = { id: string; priceCents: number; nameRu: string; nameEn: string }

/** Lists the monthly price in cents and the names of the published rituals in `ids`. Orders use these prices. */
export async function listPrices(db: Db, ids: string[]): Promise<Price[]> {
  return await keptStatement(db, 'prices', () => {
    const { id, priceCents } = rituals
    const names = { nameRu: sql<string>`${rituals.ru} ->> 'name'`, nameEn: sql<string>`${rituals.en} ->> 'name'` }
    const isAsked = sql`${id} = any(${sql.placeholder('ids')})`
    return db
      .select({ id, priceCents, ...names })
      .from(rituals)
      .where(and(isAsked, eq(rituals.published, true)))
  }).execute({ ids })
}

/** The numbers of the tiers (recitations, priests and so on) of these rituals, including unpublished rituals. */
export async function listTierNumbers(
  db: Db,
  settings: Pick<Settings, 'tiers'>,
  ids: string[],
): Promise<ReadonlyMap<string, KnownTier[]>> {
  if (ids.length === 0) return new Map()
  const { id, tierNumbers: own } = rituals
  const rows = await db.select({ id, own }).from(rituals).where(inArray(rituals.id, ids))
  return new Map(rows.map((row) => [row.id, tierNumbers(settings, row.id, row.own)]))
}

/** The categories of the rituals in `ids`, including unpublished rituals. */
export async function listCategories(db: Db, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select(ritualSummary).from(rituals).where(inArray(rituals.id, ids))
  return new Map(rows.map((row) => [row.id, presentCategory(row)]))
}

export async function findArticle(db: Db, id: string): Promise<Article | undefined> {
  const [found] = await db
    .select({ row: getTableColumns(articles), focus })
    .from(articles)
    .leftJoin(media, isAt(media.id, articles.imageUrl))
    .where(and(eq(articles.id, await resolveId(db, 'article', id)), eq(articles.published, true)))
  return found && presentArticle(found.row, found)
}

/** Names of published articles in display order. */
export async function listArticleNames(db: Db): Promise<{ id: string; ru: string; en: string }[]> {
  return await db
    .select({ id: articles.id, ru: sql<string>`${articles.ru}->>'name'`, en: sql<string>`${articles.en}->>'name'` })
    .from(articles)
    .where(eq(articles.published, true))
    .orderBy(asc(articles.position), asc(articles.id))
}

/** The items of the public list of texts: articles first, then the rituals with an article. */
export async function listCatalogue(db: Db): Promise<CatalogueItem[]> {
  const articleRows = await db
    .select({ row: articleSummary, focus })
    .from(articles)
    .leftJoin(media, isAt(media.id, articles.imageUrl))
    .where(eq(articles.published, true))
    .orderBy(asc(articles.position), asc(articles.id))
  const withArticle = await listRitualRows(db, or(ne(rituals.contentRu, ''), ne(rituals.contentEn, '')))
  return [
    ...articleRows.map(({ row, focus }) => presentItem(row, { focus }, 'articles')),
    ...withArticle.map(({ row, focus }) => presentItem(row, { focus }, 'services')),
  ]
}

/** The reason why these settings are refused: the first ritual, published or not, for which a better tier or a longer term would cost less. */
export async function termFaults(db: Db, { tiers }: Pick<Settings, 'tiers'>): Promise<Fault[]> {
  const { id, priceCents, terms, position } = rituals
  const names = { ru: sql<string>`${rituals.ru} ->> 'name'`, en: sql<string>`${rituals.en} ->> 'name'` }
  const rows = await db
    .select({ id, priceCents, terms, ...names })
    .from(rituals)
    .orderBy(asc(position), asc(id))
  const faults = rows.flatMap((row) => {
    const ritual = {
      id: row.id,
      price: centsToDollars(row.priceCents),
      terms: offeredTerms(row.id, tiers.terms, row.terms),
    }
    return termFault('tiers.terms', ritual, { ru: row.ru, en: row.en }) ?? []
  })
  return faults.slice(0, 1)
}

/** The path to which the page of an unpublished ritual or article redirects. Undefined if there is none. */
export async function findMoved(db: Db, kind: 'ritual' | 'article', id: string): Promise<string | undefined> {
  // A ritual's path can also open an article, and an article's path can also open a ritual.
  for (const one of kind === 'ritual' ? (['ritual', 'article'] as const) : (['article', 'ritual'] as const)) {
    const table = one === 'ritual' ? rituals : articles
    const known = eq(table.id, await resolveId(db, one, id))
    const [row] = await db
      .select({ to: table.redirectTo })
      .from(table)
      .where(and(known, eq(table.published, false)))
    if (row?.to) return row.to
  }
  return undefined
}

/** Returns the canonical id for an alias. Returns any other id unchanged. */
async function resolveId(db: Db, kind: 'ritual' | 'article', id: string): Promise<string> {
  const [row] = await db
    .select()
    .from(aliases)
    .where(and(eq(aliases.kind, kind), eq(aliases.alias, id)))
  return row?.target ?? id
}

type SummaryWithFocus = { row: RitualSummaryRow; focus: Focus | null }

async function listRitualRows(db: Db, condition?: SQL): Promise<SummaryWithFocus[]> {
  return await db
    .select({ row: ritualSummary, focus })
    .from(rituals)
    .leftJoin(media, isAt(media.id, rituals.imageUrl))
    .where(and(eq(rituals.published, true), condition))
    .orderBy(asc(rituals.position), asc(rituals.id))
}
