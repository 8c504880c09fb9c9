import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PolicyInput } from './model-policy.ts'
import { DECISIONS, MANUAL_STATUSES, REFUND_STATUSES } from './model-staff.ts'
import { CURRENCIES, METHODS } from './model.ts'
import { units } from './tables.ts'

const instant = () => timestamp({ withTimezone: true })

/** How careful the shop is, as far as the owner changed it; the row `current` or none. */
export const paymentPolicies = pgTable('payment_policy', {
  id: text().primaryKey(),
  policy: jsonb().$type<PolicyInput>().notNull(),
  changedAt: instant().notNull(),
  changedBy: text().notNull(),
})

/** A member of staff says that an order was paid outside the shop. */
export const manualConfirmations = pgTable(
  'manual_confirmation',
  {
    id: text().primaryKey(),
    orderId: text().notNull(),
    amountCents: integer().notNull(),
    /** The day the money came. */
    receivedOn: date().notNull(),
    /** What the bank calls the payment. One payment confirms one order. */
    reference: text().notNull(),
    note: text().notNull(),
    status: text({ enum: MANUAL_STATUSES }).notNull(),
    confirmedBy: text().notNull(),
    confirmedAt: instant().notNull(),
    /** The second person, where the amount asks for one. */
    decidedBy: text(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('manual_confirmation_one').on(table.orderId).where(sql`${table.status} <> 'withdrawn'`),
    uniqueIndex('manual_confirmation_reference').on(table.reference).where(sql`${table.status} <> 'withdrawn'`),
    index('manual_confirmation_awaiting').on(table.confirmedAt).where(sql`${table.status} = 'awaiting'`),
  ],
)

/** What a person decided about a payment that needed one. */
export const reviewDecisions = pgTable(
  'review_decision',
  {
    method: text({ enum: METHODS }).notNull(),
    reference: text().notNull(),
    attention: text().notNull(),
    decision: text({ enum: DECISIONS }).notNull(),
    note: text().notNull(),
    decidedBy: text().notNull(),
    decidedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.method, table.reference, table.attention] })],
)

/** Money on its way back. Written before the provider hears of it: `id` is the idempotency key of every try. */
export const refunds = pgTable(
  'refund',
  {
    id: text().primaryKey(),
    method: text({ enum: METHODS }).notNull(),
    /** The payment, card attempt or manual confirmation that the money came by. */
    reference: text().notNull(),
    orderId: text().notNull(),
    currency: text({ enum: [...CURRENCIES, 'USD', 'RUB'] }).notNull(),
    units: units().notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull().default('requested'),
    reason: text().notNull(),
    note: text().notNull().default(''),
    requestedBy: text().notNull(),
    requestedAt: instant().notNull(),
    finishedAt: instant(),
    /** What the provider calls it, or the hash of the transaction that returned coins. */
    providerRef: text(),
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    lastFault: text(),
    /** When a refund that is done is looked at again: a bank may send it back weeks later. */
    recheckAt: instant(),
    /** It gives back all that was left of what paid an order. */
    wholeOrder: boolean().notNull().default(false),
  },
  (table) => [
    index('refund_reference').on(table.method, table.reference),
    index('refund_order').on(table.orderId),
    index('refund_due').on(table.nextTryAt).where(isNotNull(table.nextTryAt)),
    index('refund_recheck').on(table.recheckAt).where(isNotNull(table.recheckAt)),
  ],
)
