import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** A discount code. Exactly one of `percent` and `amountCents` is set. */
export const discountCodes = pgTable(
  'discount_code',
  {
    id: text().primaryKey(),
    /** Cleaned (rules.ts). */
    code: text().notNull().unique(),
    percent: integer(),
    amountCents: integer(),
    serviceIds: jsonb().$type<string[]>(),
    startsAt: moment(),
    endsAt: moment(),
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    minCents: integer(),
    isActive: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('discount_code_created').on(table.createdAt, table.id)],
)

export type CodeRow = typeof discountCodes.$inferSelect

/**
 * An order's use of a code. It counts until `reservedUntil`, while a payment of the order is open, and for good once the order is settled:
 * payments know both, so nothing here changes when they do. The migration also lets the order's deletion delete it.
 */
export const discountUses = pgTable(
  'discount_use',
  {
    orderId: text().primaryKey(),
    codeId: text()
      .notNull()
      .references(() => discountCodes.id),
    /** The code as it was then. */
    code: text().notNull(),
    amountCents: integer().notNull(),
    /** A keyed hash of the customer's mailbox; null without an address and after erasure. */
    customerHash: text(),
    usedAt: moment().notNull(),
    reservedUntil: moment().notNull(),
  },
  (table) => [
    index('discount_use_code').on(table.codeId, table.customerHash),
    index('discount_use_customer').on(table.customerHash),
  ],
)

export type UseRow = typeof discountUses.$inferSelect
