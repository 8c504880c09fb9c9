import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The words of a ritual in one language. */
export type RitualText = {
  name: string
  intro: string
  description: string
  features: string[]
  seo_title: string
  seo_description: string
  keywords: string[]
  mantra_transliteration: string | null
  mantra_translation: string | null
}

/** The words of an article in one language. */
export type ArticleText = {
  name: string
  intro: string
  description: string
  seo_title: string
  seo_description: string
  keywords: string[]
  tags: string[]
}

/**
 * The long texts have columns of their own, so that a list does not read them. `seedHash` is of the shipped text a row came
 * from; a row that staff edited is never seeded over.
 */
const shared = {
  id: text().primaryKey(),
  position: integer().notNull(),
  imageUrl: text(),
  updatedOn: date({ mode: 'string' }),
  /** Minutes; counted from the text unless staff said otherwise. */
  readingTime: integer().notNull(),
  contentRu: text().notNull(),
  contentEn: text().notNull(),
  published: boolean().notNull().default(true),
  seedHash: text(),
  editedAt: timestamp({ withTimezone: true }),
}

export const rituals = pgTable('ritual', {
  ...shared,
  priceCents: integer().notNull(),
  mantra: text(),
  ru: jsonb().$type<RitualText>().notNull(),
  en: jsonb().$type<RitualText>().notNull(),
})

export const articles = pgTable('article', {
  ...shared,
  author: text().notNull(),
  related: jsonb().$type<string[]>().notNull(),
  ru: jsonb().$type<ArticleText>().notNull(),
  en: jsonb().$type<ArticleText>().notNull(),
})

export type RitualRow = typeof rituals.$inferSelect
export type ArticleRow = typeof articles.$inferSelect
/** As lists read them: without the long texts. */
export type RitualSummaryRow = Omit<RitualRow, 'contentRu' | 'contentEn'>
export type ArticleSummaryRow = Omit<ArticleRow, 'contentRu' | 'contentEn'>

/** Other ids under which a ritual or an article is known (docs/contract.md, "Pages"). */
export const aliases = pgTable(
  'catalogue_alias',
  { kind: text({ enum: ['ritual', 'article'] }).notNull(), alias: text().notNull(), target: text().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.alias] })],
)
