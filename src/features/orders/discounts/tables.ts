import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** A discount code. Exactly one of `percent` and `amountCents` is set. */
export const discountCodes = pgTable(
  'discount_code',
  {
    id: text().primaryKey(),
    /** The text of the code, as `cleanCode` (rules.ts) returns it. */
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
 * An order's use of a discount code. The use is counted until `reservedUntil`. After that it is counted only if the order is paid or one of
 * its payments is in progress. The tables of the payments show both, so this row does not change. The database deletes the row together
 * with its order (migration 0034).
 */
export const discountUses = pgTable(
  'discount_use',
  {
    orderId: text().primaryKey(),
    codeId: text()
      .notNull()
      .references(() => discountCodes.id),
    /** The text of the discount code at the time of the order. */
    code: text().notNull(),
    amountCents: integer().notNull(),
    /** A keyed hash of the customer's mailbox. Null if there is no e-mail address, and after an erasure. */
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
