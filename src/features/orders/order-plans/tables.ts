import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'
import type { LineDays } from '#features/orders/plans/model.ts'

/**
 * Names, wish and days of one order. They are sent with the order, or entered by its link after the payment. Wishes and participants are
 * encrypted. They are stored only with the consent recorded in the same row.
 */
export const orderPlans = pgTable('order_plan', {
  /** The id of the plan's order. */
  id: text()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  days: jsonb().$type<LineDays>().notNull(),
  /** True if the customer lets the priest choose the day of each ritual that has no day in this row. */
  priestChooses: boolean().notNull().default(false),
  specialWishes: text(),
  participants: text(),
  consentVersion: text(),
  consentLang: text({ enum: ['ru', 'en'] }),
  consentAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
