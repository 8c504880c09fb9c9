import { isNotNull, isNull } from 'drizzle-orm'
import { customType, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { CARD_CURRENCIES, CURRENCIES, type Currency } from './model-currencies.ts'
import { DECISIONS, METHODS, REFUND_STATUSES, RETURN_WAYS } from './model.ts'
import type { PolicyInput } from './schemas-policy.ts'

const instant = () => timestamp({ withTimezone: true })

/** A column type for a whole number of the smallest unit of a coin. It is wide enough for 256 bits. */
export const units = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(78, 0)',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => BigInt(value),
})

/** The owner's changes to the payment policy. The table has the row `current` or no row. */
export const paymentPolicies = pgTable('payment_policy', {
  id: text().primaryKey(),
  policy: jsonb().$type<PolicyInput>().notNull(),
  /** Every change increases the version, so that simultaneous changes do not overwrite each other. */
  version: integer().notNull().default(1),
  changedAt: instant().notNull(),
  changedBy: text().notNull(),
})

/** A refund of money. The row is stored before the card service is called, because `id` is the idempotency key of every retry. */
export const refunds = pgTable(
  'refund',
  {
    id: text().primaryKey(),
    method: text({ enum: METHODS }).notNull(),
    /** The id of the payment, card attempt or manual confirmation that brought the money. */
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
    /** How and on which day staff returned money by hand. Null for a refund by a card service, and for rows that are older than these columns. */
    way: text({ enum: RETURN_WAYS }),
    returnedOn: date(),
    /** The card service's id of the refund, or the hash of the transaction that returned the coins. */
    providerRef: text(),
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    lastFault: text(),
    /** The time at which a finished refund is checked again, because a bank may send it back weeks later. */
    recheckAt: instant(),
  },
  (table) => [
    index('refund_reference').on(table.method, table.reference),
    index('refund_order').on(table.orderId),
    index('refund_requested').on(table.requestedAt, table.id),
    index('refund_due').on(table.nextTryAt).where(isNotNull(table.nextTryAt)),
    index('refund_recheck').on(table.recheckAt).where(isNotNull(table.recheckAt)),
  ],
)

/** The payment that paid an order. Each paid order has one row. */
export const settlements = pgTable('settlement', {
  orderId: text().primaryKey(),
  method: text({ enum: METHODS }).notNull(),
  currency: text({ enum: [...CURRENCIES, 'USD'] }).notNull(),
  reference: text().notNull(),
  paid: units().notNull(),
  transactionHash: text(),
  settledAt: instant().notNull(),
})

/** Money that did not pay its order: more than the price, or a second payment. Staff must return it. */
export const surpluses = pgTable(
  'surplus',
  {
    method: text({ enum: METHODS }).notNull(),
    reference: text().notNull(),
    orderId: text().notNull(),
    /** The sum that must be returned. For a card it may be in roubles. */
    currency: text({ enum: [...CURRENCIES, ...CARD_CURRENCIES] }).notNull(),
    units: units().notNull(),
    createdAt: instant().notNull(),
    returnedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.method, table.reference] }),
    index('surplus_order').on(table.orderId),
    index('surplus_owed').on(table.createdAt).where(isNull(table.returnedAt)),
  ],
)

/** A decision by staff about a payment in review. */
export const reviewDecisions = pgTable(
  'review_decision',
  {
    method: text({ enum: METHODS }).notNull(),
    reference: text().notNull(),
    attention: text().notNull(),
    /** The units of each coin that the decision covers. This column is set only for a coin payment whose money stays in the payment. */
    about: jsonb().$type<Partial<Record<Currency, string>>>(),
    decision: text({ enum: DECISIONS }).notNull(),
    note: text().notNull(),
    decidedBy: text().notNull(),
    decidedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.method, table.reference, table.attention] })],
)
