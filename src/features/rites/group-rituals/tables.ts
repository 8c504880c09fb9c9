import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** A ritual that is performed once for many families, on one day, with a limited number of places and a separate price. */
export const groupRituals = pgTable(
  'group_ritual',
  {
    id: text().primaryKey(),
    serviceId: text().notNull(),
    performsAt: moment().notNull(),
    /** The time when the sale of places ends. */
    closesAt: moment().notNull(),
    places: integer().notNull(),
    priceCents: integer().notNull(),
    cancelledAt: moment(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('group_ritual_closes').on(table.closesAt)],
)

export type GroupRow = typeof groupRituals.$inferSelect

/** The place of a family. Its id is the id of the order. */
export const groupPlaces = pgTable(
  'group_place',
  {
    id: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    groupId: text()
      .notNull()
      .references(() => groupRituals.id),
    family: text().notNull(),
    consentedAt: moment().notNull(),
    /** The version and the language of the consent text. Null in rows of earlier versions of the shop. */
    consentVersion: text(),
    consentLang: text({ enum: ['ru', 'en'] }),
    takenAt: moment().notNull(),
  },
  (table) => [index('group_place_group').on(table.groupId)],
)
