import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Lang } from '#base/i18n.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { wordsTable } from '#server/database/words-table.ts'
import { CALL_REASONS, ORDER_SOURCES, ORDER_STATUSES } from './model.ts'

export const orders = pgTable(
  'customer_order',
  {
    id: text().primaryKey(),
    /** The account that placed the order while signed in. Null for a guest's order, which is found by its e-mail address. */
    accountId: text().references(() => accounts.id, { onDelete: 'set null' }),
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    /** For a guest's order: the mailbox, which is the e-mail address without its tag. Null for an account's order and for an anonymized order. */
    mailbox: text(),
    /** Set only for an order that staff took by telephone. The phone number is encrypted. The shop finds the order by the hash of the number. */
    customerPhone: text(),
    customerPhoneHash: text(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    /** The IANA time zone of the browser that placed the order, for times in e-mails. Null if it is unknown. */
    timeZone: text(),
    source: text({ enum: ORDER_SOURCES }).notNull().default('shop'),
    /** Empty until the customer has chosen a payment method. */
    paymentMethod: text().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    totalCents: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    /** Increases with every change of the status or of the gift, so that two changes at the same time do not overwrite each other. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('customer_order_email').on(table.customerEmail, table.createdAt),
    index('customer_order_account').on(table.accountId, table.createdAt),
    index('customer_order_unpaid_mailbox').on(table.mailbox).where(sql`${table.status} = 'pending'`),
    index('customer_order_unpaid')
      .on(table.createdAt)
      .where(sql`${table.status} in ('pending', 'cancelled') and ${table.customerName} <> ''`),
    index('customer_order_created').on(table.createdAt, table.id),
    // Finds the paid orders that still need proofs, earliest payment first.
    index('customer_order_awaited')
      .on(table.paidAt, table.id)
      .where(sql`${table.status} in ('completed', 'processing')`),
    index('customer_order_status').on(table.status, table.createdAt, table.id),
    // This index is for searches by the first characters of the order number, in any collation.
    index('customer_order_number').on(table.id.op('text_pattern_ops')),
    index('customer_order_phone').on(table.customerPhoneHash).where(isNotNull(table.customerPhoneHash)),
  ],
)

export const orderLines = pgTable(
  'order_line',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    itemId: text().notNull(),
    serviceId: text().notNull(),
    tier: text({ enum: ['basic', 'enhanced', 'premium'] }),
    intentionId: text(),
    names: jsonb().$type<Record<Lang, string>>().notNull(),
    unitCents: integer().notNull(),
    quantity: integer().notNull(),
    weeks: integer().notNull(),
    /** The start time of a ritual sold for a fixed moment (a group ritual). Such a ritual has no term in weeks. */
    performsAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

/** The id in the order's link, if staff made a new link. Then the order's own id no longer opens the order. */
export const orderLinks = pgTable('order_link', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  link: text().notNull().unique(),
})

/** The words of the customer's name and e-mail address, for searches by the beginning of a word. An anonymized order has no words. */
export const orderWords = wordsTable('order_words', () => orders.id)

/** What staff must say by telephone to customers without an e-mail address. The row is deleted after the call. */
export const orderCalls = pgTable(
  'order_call',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reason: text({ enum: CALL_REASONS }).notNull(),
    /** The time of the newest change that staff must report to the customer. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.reason] })],
)

export type OrderRow = typeof orders.$inferSelect
export type LineRow = Pick<
  typeof orderLines.$inferSelect,
  'itemId' | 'names' | 'unitCents' | 'quantity' | 'weeks' | 'performsAt'
>
export type ListedRow = OrderRow & { lines: LineRow[] }

/**
 * The `Idempotency-Key` of an order, stored together with the order. A different request with the same key is refused. `owner`: the
 * account's id or the guest's mailbox. So nobody can find other people's orders by guessing keys.
 */
export const orderKeys = pgTable(
  'order_key',
  {
    /** The owner is empty only in rows that the previous version of the shop wrote while this version was being installed. */
    owner: text().notNull().default(''),
    key: text().notNull(),
    bodyHash: text().notNull(),
    orderId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('order_key_created').on(table.createdAt),
    index('order_key_order').on(table.orderId),
  ],
)
