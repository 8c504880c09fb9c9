import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** A ritual that is performed once for many families, on one day. It has a number of places and a price of its own. */
export const groupRituals = pgTable(
  'group_ritual',
  {
    id: text().primaryKey(),
    serviceId: text().notNull(),
    performsAt: moment().notNull(),
    /** The sale of places ends at this time. */
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
    /** The version and the language of the consent text. Null in places of earlier versions, which did not record them. */
    consentVersion: text(),
    consentLang: text({ enum: ['ru', 'en'] }),
    takenAt: moment().notNull(),
  },
  (table) => [index('group_place_group').on(table.groupId)],
)
