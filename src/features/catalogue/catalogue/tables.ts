import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ServiceTerms } from './model-terms.ts'
import type { ArticleWords, RecordContent, RitualWords } from './model-record.ts'

/** The words of a ritual in one language, without its long text. */
export type RitualText = Omit<RitualWords, 'content'>

/** The words of an article in one language, without its long text. */
export type ArticleText = Omit<ArticleWords, 'content'>

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
  /** The number of the newest state of the texts; states that readers do not see yet are kept by the editor. */
  version: integer().notNull().default(1),
  /** Whose texts stand in this row; 0 while none was ever published. */
  publishedVersion: integer().notNull().default(1),
  /** The version that is to be published by itself, when, and who said so. */
  scheduledVersion: integer(),
  scheduledAt: timestamp({ withTimezone: true }),
  scheduledBy: text(),
  /** Staff put the list in an order of their own: a release does not change the place. */
  positionIsOwn: boolean().notNull().default(false),
}

const KINDS = ['ritual', 'article'] as const

export const rituals = pgTable('ritual', {
  ...shared,
  priceCents: integer().notNull(),
  /** The terms in months that this ritual's tiers offer; of a tier that is left out, those of the shop. */
  terms: jsonb().$type<ServiceTerms>(),
  mantra: text(),
  /** The address of a recording of the mantra. */
  recordingUrl: text(),
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
  { kind: text({ enum: KINDS }).notNull(), alias: text().notNull(), target: text().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.alias] })],
)

/**
 * What the shop shipped of a text that staff edited: what their edit began from, and what a later release brings instead, until they have
 * settled it.
 */
export const catalogueSeeds = pgTable(
  'catalogue_seed',
  {
    kind: text({ enum: KINDS }).notNull(),
    id: text().notNull(),
    /** Null for a text that staff made before the shop shipped one under its id. */
    base: jsonb().$type<RecordContent>(),
    proposed: jsonb().$type<RecordContent>(),
    proposedHash: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
