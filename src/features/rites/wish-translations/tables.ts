import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'
import { TRANSLATION_LANGS, TRANSLATION_SOURCES } from './model.ts'

/** The translation of an order's wish, which a person typed or confirmed. The text is sealed (encrypted). */
export const wishTranslations = pgTable('wish_translation', {
  /** The order's id. */
  id: text()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  translation: text().notNull(),
  lang: text({ enum: TRANSLATION_LANGS }).notNull(),
  source: text({ enum: TRANSLATION_SOURCES }).notNull(),
  /** A keyed hash of the translated wish. If the wish has changed, the translation is no longer used. */
  wishHash: text().notNull(),
  version: integer().notNull(),
  /** A staff account. The id stays here after the account is deleted. */
  updatedBy: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
