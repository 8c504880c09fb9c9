import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import type { Article, CatalogueItem, Service, ServiceSummary } from './schemas.ts'
import { presentArticle, presentItem, presentService, presentSummary } from './present.ts'
import { aliases, articles, rituals, type RitualSummaryRow } from './tables.ts'

const { contentRu: _ru, contentEn: _en, ...ritualSummary } = getTableColumns(rituals)
const { contentRu: __ru, contentEn: __en, ...articleSummary } = getTableColumns(articles)

/** Published rituals in order of display, without their articles (docs/contract.md, "Texts"). */
export async function listServices(db: Db): Promise<ServiceSummary[]> {
  return (await listRitualRows(db)).map(presentSummary)
}

/** One ritual with its article, by its id or an alias. */
export async function findService(db: Db, id: string): Promise<Service | undefined> {
  const [row] = await db
    .select()
    .from(rituals)
    .where(and(eq(rituals.id, await resolveId(db, 'ritual', id)), eq(rituals.published, true)))
  return row && presentService(row)
}

export type Price = { id: string; priceCents: number; nameRu: string; nameEn: string }

/** The price a month in cents, and the names, of those of `ids` that are published; what orders are priced from. */
export async function listPrices(db: Db, ids: string[]): Promise<Price[]> {
  const { id, priceCents } = rituals
  const names = { nameRu: sql<string>`${rituals.ru} ->> 'name'`, nameEn: sql<string>`${rituals.en} ->> 'name'` }
  return await db
    .select({ id, priceCents, ...names })
    .from(rituals)
    .where(and(inArray(id, ids), eq(rituals.published, true)))
}

/** The categories of those of `ids` that are rituals, also of ones no longer published. */
export async function listCategories(db: Db, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select(ritualSummary).from(rituals).where(inArray(rituals.id, ids))
  return new Map(rows.map((row) => [row.id, presentSummary(row).category]))
}

export async function findArticle(db: Db, id: string): Promise<Article | undefined> {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, await resolveId(db, 'article', id)), eq(articles.published, true)))
  return row && presentArticle(row)
}

/** Published articles in order of display, by name alone. */
export async function listArticleNames(db: Db): Promise<{ id: string; ru: string; en: string }[]> {
  return await db
    .select({ id: articles.id, ru: sql<string>`${articles.ru}->>'name'`, en: sql<string>`${articles.en}->>'name'` })
    .from(articles)
    .where(eq(articles.published, true))
    .orderBy(asc(articles.position), asc(articles.id))
}

/** Articles first, then the rituals that have an article of their own. */
export async function listCatalogue(db: Db): Promise<CatalogueItem[]> {
  const articleRows = await db
    .select(articleSummary)
    .from(articles)
    .where(eq(articles.published, true))
    .orderBy(asc(articles.position), asc(articles.id))
  const withArticle = await listRitualRows(db, or(ne(rituals.contentRu, ''), ne(rituals.contentEn, '')))
  return [
    ...articleRows.map((row) => presentItem(row, 'articles')),
    ...withArticle.map((row) => presentItem(row, 'services')),
  ]
}

/** The canonical id behind an alias; the id itself when it is none. */
async function resolveId(db: Db, kind: 'ritual' | 'article', id: string): Promise<string> {
  const [row] = await db
    .select()
    .from(aliases)
    .where(and(eq(aliases.kind, kind), eq(aliases.alias, id)))
  return row?.target ?? id
}

async function listRitualRows(db: Db, condition?: SQL): Promise<RitualSummaryRow[]> {
  return await db
    .select(ritualSummary)
    .from(rituals)
    .where(and(eq(rituals.published, true), condition))
    .orderBy(asc(rituals.position), asc(rituals.id))
}
