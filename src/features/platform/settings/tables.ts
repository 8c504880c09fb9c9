import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoredSettings } from './model.ts'

/** The changes of the settings by staff. The table has the row `current` or no row. */
export const shopSettings = pgTable('shop_settings', {
  id: text().primaryKey(),
  settings: jsonb().$type<StoredSettings>().notNull(),
  /** Increases with every change, so that concurrent changes do not overwrite each other. */
  version: integer().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
  changedBy: text().notNull(),
})

/**
 * Events in the history of the database. `trust-rules`: a shop that had already taken real money was updated to the version that requires
 * facts about the seller. `rehearsal`: the shop was first started as a rehearsal. Only rehearsals may use such a database.
 */
export const shopMilestones = pgTable('shop_milestone', {
  name: text({ enum: ['trust-rules', 'rehearsal'] }).primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})
