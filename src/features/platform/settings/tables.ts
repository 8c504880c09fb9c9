import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoredSettings } from './model.ts'

/** What the staff changed of the shop's settings; the row `current` or none. */
export const shopSettings = pgTable('shop_settings', {
  id: text().primaryKey(),
  settings: jsonb().$type<StoredSettings>().notNull(),
  /** Rises with every change: two who change them at once do not overwrite each other. */
  version: integer().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
  changedBy: text().notNull(),
})
