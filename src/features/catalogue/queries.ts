import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { centsToDollars } from '#base/money.ts'
import type { Db } from '#server/database/database.ts'
import type { Article, CatalogueItem, Service, ServiceSummary } from './schemas.ts'
import { categoryOf } from './rules.ts'
import { aliases, articles, rituals } from './tables.ts'

type RitualRow = Omit<typeof rituals.$inferSelect, 'contentRu' | 'contentEn'>
type ArticleRow = typeof articles.$inferSelect

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
  return row && { ...presentSummary(row), article_content: row.contentRu, article_content_en: row.contentEn }
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

async function listRitualRows(db: Db, condition?: SQL): Promise<RitualRow[]> {
  return await db
    .select(ritualSummary)
    .from(rituals)
    .where(and(eq(rituals.published, true), condition))
    .orderBy(asc(rituals.position), asc(rituals.id))
}

function presentSummary(row: RitualRow): ServiceSummary {
  const { ru, en } = row
  const texts = {
    name: ru.name,
    name_en: en.name,
    description: ru.description,
    description_en: en.description,
    features: ru.features,
    features_en: en.features,
  }
  return {
    id: row.id,
    ...texts,
    price: centsToDollars(row.priceCents),
    image_url: row.imageUrl,
    category: categoryOf(texts),
    source: 'services',
    article_intro: ru.intro,
    article_intro_en: en.intro,
    article_seo_title: ru.seo_title,
    article_seo_title_en: en.seo_title,
    article_seo_description: ru.seo_description,
    article_seo_description_en: en.seo_description,
    article_updated_at: row.updatedOn,
    reading_time: row.readingTime,
    mantra: row.mantra,
    mantra_transliteration: ru.mantra_transliteration,
    mantra_transliteration_en: en.mantra_transliteration,
    mantra_translation: ru.mantra_translation,
    mantra_translation_en: en.mantra_translation,
    keywords: ru.keywords,
    keywords_en: en.keywords,
  }
}

function presentArticle(row: ArticleRow): Article {
  const { ru, en } = row
  return {
    id: row.id,
    name: ru.name,
    name_en: en.name,
    article_content: row.contentRu,
    article_content_en: row.contentEn,
    article_intro: ru.intro,
    article_intro_en: en.intro,
    description: ru.description,
    description_en: en.description,
    reading_time: row.readingTime,
    article_status: 'published',
    article_seo_title: ru.seo_title,
    article_seo_title_en: en.seo_title,
    article_seo_description: ru.seo_description,
    article_seo_description_en: en.seo_description,
    article_updated_at: row.updatedOn ?? '',
    image_url: row.imageUrl,
    author: row.author,
    tags: ru.tags,
    tags_en: en.tags,
    related: row.related,
  }
}

function presentItem(
  row: RitualRow | Omit<ArticleRow, 'contentRu' | 'contentEn'>,
  source: CatalogueItem['source'],
): CatalogueItem {
  const { ru, en } = row
  return {
    id: row.id,
    source,
    name: ru.name,
    name_en: en.name,
    image_url: row.imageUrl,
    category: 'priceCents' in row ? presentSummary(row).category : null,
    article_intro: ru.intro,
    article_intro_en: en.intro,
    description: ru.description,
    description_en: en.description,
  }
}
