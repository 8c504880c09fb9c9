import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { PartialTierTable } from '#base/settings.ts'
import { CATEGORY_IDS } from '#features/catalogue/catalogue-lists/model.ts'
import type { ServiceTerms } from './model-terms.ts'
import type { ArticleWords, RecordContent, RitualWords } from './model-record.ts'

/** The texts of a ritual in one language, without its long text. */
export type RitualText = Omit<RitualWords, 'content'>

/** The texts of an article in one language, without its long text. */
export type ArticleText = Omit<ArticleWords, 'content'>

/**
 * The columns that rituals and articles share. The long texts are separate columns, so that lists need not read them. `seedHash` is the hash of the
 * original text of a row. A new shop version never overwrites a row that staff edited.
 */
const shared = {
  id: text().primaryKey(),
  position: integer().notNull(),
  imageUrl: text(),
  updatedOn: date({ mode: 'string' }),
  /** The reading time in minutes. It is computed from the text, unless staff have set it. */
  readingTime: integer().notNull(),
  contentRu: text().notNull(),
  contentEn: text().notNull(),
  published: boolean().notNull().default(true),
  seedHash: text(),
  editedAt: timestamp({ withTimezone: true }),
  /** The number of the newest version of the texts. If this version is not published, only the editor's tables contain its texts. */
  version: integer().notNull().default(1),
  /** The number of the version with the texts of this row. 0 if the ritual or article was never published. */
  publishedVersion: integer().notNull().default(1),
  /** The version that is scheduled for publication, the scheduled time, and the member of staff who scheduled it. */
  scheduledVersion: integer(),
  scheduledAt: timestamp({ withTimezone: true }),
  scheduledBy: text(),
  /** The path to which the page of an unpublished ritual or article redirects. If it is null, the server returns 404 for the page. */
  redirectTo: text(),
  /** True if staff have changed the display order. In this case new shop versions do not change the position. */
  positionIsOwn: boolean().notNull().default(false),
}

const KINDS = ['ritual', 'article'] as const

export const rituals = pgTable('ritual', {
  ...shared,
  priceCents: integer().notNull(),
  /** The terms (durations in months) of this ritual's tiers. A tier that is omitted uses the shop's terms. */
  terms: jsonb().$type<ServiceTerms>(),
  /** The numbers of this ritual's tiers. If a number is omitted or empty, the shop's number applies. */
  tierNumbers: jsonb().$type<PartialTierTable>(),
  /** The category that staff chose. If it is null, the shop derives the category from the words of the texts. */
  chosenCategory: text({ enum: CATEGORY_IDS }),
  mantra: text(),
  /** The URL of a recording of the mantra. */
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
/** The columns that lists need: all except the long texts. */
export type RitualSummaryRow = Omit<RitualRow, 'contentRu' | 'contentEn'>
export type ArticleSummaryRow = Omit<ArticleRow, 'contentRu' | 'contentEn'>

/** Other ids of a ritual or an article (docs/contract.md, "Pages"). */
export const aliases = pgTable(
  'catalogue_alias',
  { kind: text({ enum: KINDS }).notNull(), alias: text().notNull(), target: text().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.alias] })],
)

/**
 * The original texts of a ritual or article that staff edited. `base`: the texts on which the edit is based. `proposed`: the texts of a later shop
 * version, until staff have decided about them.
 */
export const catalogueSeeds = pgTable(
  'catalogue_seed',
  {
    kind: text({ enum: KINDS }).notNull(),
    id: text().notNull(),
    /** Null if staff created the ritual or article before the shop came with a text that has the same id. */
    base: jsonb().$type<RecordContent>(),
    proposed: jsonb().$type<RecordContent>(),
    proposedHash: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
