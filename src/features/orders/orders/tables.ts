import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Lang } from '#base/i18n.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { wordsTable } from '#server/database/words-table.ts'
import { ORDER_SOURCES, ORDER_STATUSES } from './model.ts'

export const orders = pgTable(
  'customer_order',
  {
    id: text().primaryKey(),
    /** Whose order it is, when it was placed by somebody signed in; a guest's is found by the e-mail address. */
    accountId: text().references(() => accounts.id, { onDelete: 'set null' }),
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    /** Of a guest: where e-mails for this address arrive, whatever tag it carries; null for an account's order and an anonymous one. */
    mailbox: text(),
    /** Of an order that the staff wrote down for somebody on the phone: sealed, and found by its hash. */
    customerPhone: text(),
    customerPhoneHash: text(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    source: text({ enum: ORDER_SOURCES }).notNull().default('shop'),
    /** Empty where nobody has chosen yet. */
    paymentMethod: text().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    totalCents: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    /**
     * Rises with every change of the status, and of the gift: two who change one order at once do not overwrite each
     * other.
     */
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
    // What is paid and yet to be proved, whoever paid first before the others.
    index('customer_order_awaited')
      .on(table.paidAt, table.id)
      .where(sql`${table.status} in ('completed', 'processing')`),
    index('customer_order_status').on(table.status, table.createdAt, table.id),
    // By the beginning of its number, in whatever order the database sorts texts.
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
    /** When it begins, where it is sold for a moment: a group ritual, which lasts no weeks. */
    performsAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

/** Words of the customer's name and address, by whose beginnings the staff finds an order; none of an anonymous one. */
export const orderWords = wordsTable('order_words', () => orders.id)

export type OrderRow = typeof orders.$inferSelect
export type LineRow = Pick<
  typeof orderLines.$inferSelect,
  'itemId' | 'names' | 'unitCents' | 'quantity' | 'weeks' | 'performsAt'
>
export type ListedRow = OrderRow & { lines: LineRow[] }

/**
 * The order an `Idempotency-Key` made, written with it; another body under the same key is refused. `owner` is who sent it, an account's id
 * or a guest's mailbox, so that nobody finds another's order by guessing keys.
 */
export const orderKeys = pgTable(
  'order_key',
  {
    /** Empty only in rows that the version before wrote while this one was being started. */
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
