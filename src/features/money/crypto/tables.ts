import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ATTENTIONS } from '#features/money/settlements/model-attention.ts'
import { CHAINS, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { units } from '#features/money/settlements/tables.ts'
import { PAYMENT_STATUSES } from './model.ts'

const instant = () => timestamp({ withTimezone: true })

/** A wallet account and the index of its next new address. The row is locked while an address is taken. */
export const paymentAccounts = pgTable('payment_account', {
  id: text().primaryKey(),
  chain: text({ enum: CHAINS }).notNull(),
  nextIndex: integer().notNull(),
  /**
   * `warnedIndex`: the account's next index at the last warning about a long unpaid run. `slowedIndex`: the next index at the last message
   * about a slow-down of new addresses.
   */
  warnedIndex: integer(),
  slowedIndex: integer(),
})

/** One quote (a price in a coin that is fixed for some minutes) for one order in one coin, with its own address. */
export const payments = pgTable(
  'payment',
  {
    id: text().primaryKey(),
    /** The foreign key exists only in SQL (migration 0025), because this feature may not import `orders`. */
    orderId: text().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    chain: text({ enum: CHAINS }).notNull(),
    account: text()
      .notNull()
      .references(() => paymentAccounts.id),
    index: integer().notNull(),
    address: text().notNull(),
    /**
     * The address in the form of `addressKey`, for comparison with blocks. Null if the address was assigned to another payment: an unpaid
     * payment loses its address after the watching time. Money that comes there later does not belong to this payment.
     */
    addressKey: text(),
    priceCents: integer().notNull(),
    /** The price of one whole coin in dollars × 10⁸ (`UsdRate`). */
    usdRate: units().notNull(),
    expected: units().notNull(),
    minimum: units().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    watchUntil: instant().notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull().default('pending'),
    attention: text({ enum: ATTENTIONS }),
    received: units().notNull().default(sql`0`),
    confirmed: units().notNull().default(sql`0`),
    confirmations: integer().notNull().default(0),
    transactionHash: text(),
    /** The part of the money that paid the order when this payment was complete. */
    credited: units(),
    /** True if money is unconfirmed, so every block may change the state. */
    waiting: boolean().notNull().default(false),
    cancelledAt: instant(),
    completedAt: instant(),
    /** The time at which the quote ended, because the payment was paid, expired or cancelled. It is never reset. */
    closedAt: instant(),
    /**
     * The time at which staff asked for the missing amount of a partial payment. The address then accepts this amount even after the
     * end of the quote.
     */
    restAskedAt: instant(),
  },
  (table) => [
    uniqueIndex('payment_account_index').on(table.account, table.index).where(isNotNull(table.addressKey)),
    // An address belongs to only one payment at a time. So no money can be credited twice.
    unique('payment_chain_address').on(table.chain, table.addressKey),
    uniqueIndex('payment_one_open').on(table.orderId, table.currency).where(isNull(table.closedAt)),
    index('payment_reusable')
      .on(table.account, table.index)
      .where(sql`${table.status} in ('expired', 'cancelled') and ${table.addressKey} is not null`),
    index('payment_order').on(table.orderId),
    index('payment_transaction').on(table.transactionHash).where(isNotNull(table.transactionHash)),
    index('payment_to_expire').on(table.chain, table.expiresAt).where(isNull(table.closedAt)),
    index('payment_watched').on(table.chain, table.watchUntil),
    index('payment_waiting').on(table.chain).where(sql`${table.waiting}`),
    index('payment_created').on(table.createdAt, table.id),
    index('payment_address').on(table.address),
    index('payment_attention').on(table.createdAt).where(isNotNull(table.attention)),
  ],
)

/** The state of each chain's node. Every change of data that comes from blocks locks the chain's row. */
export const chainWatch = pgTable('chain_watch', {
  chain: text({ enum: CHAINS }).primaryKey(),
  polledAt: instant(),
  /** The instant up to which the tables contain everything that happened on the chain. */
  knownUntil: instant(),
  failedAt: instant(),
  finalized: integer(),
  /** The last payment that the daily comparison of addresses checked. Null if no round is in progress. */
  comparedId: text(),
})

/** The blocks of the current chain that the shop has applied. The highest row is the last block that the shop has applied. */
export const chainBlocks = pgTable(
  'chain_block',
  {
    chain: text({ enum: CHAINS }).notNull(),
    hash: text().notNull(),
    height: integer().notNull(),
    parent: text().notNull(),
    time: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.hash] }),
    unique('chain_block_height').on(table.chain, table.height),
  ],
)

/**
 * Money at one of the shop's addresses, in a block of the current chain. If a block is deleted, its transfers are deleted too. So a
 * re-org needs only one statement.
 */
export const transfers = pgTable(
  'transfer',
  {
    chain: text({ enum: CHAINS }).notNull(),
    blockHash: text().notNull(),
    eventIndex: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    units: units().notNull(),
    transactionHash: text().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.blockHash, table.eventIndex, table.currency] }),
    foreignKey({
      columns: [table.chain, table.blockHash],
      foreignColumns: [chainBlocks.chain, chainBlocks.hash],
    }).onDelete('cascade'),
    index('transfer_payment').on(table.paymentId),
    index('transfer_transaction').on(table.transactionHash),
  ],
)

/**
 * The time at which a transaction to one of the shop's addresses was first seen, in the mempool or in a block. The row stays after a
 * re-org. A sighting is never credited.
 */
export const sightings = pgTable(
  'sighting',
  {
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    transactionHash: text().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    chain: text({ enum: CHAINS }).notNull(),
    units: units().notNull(),
    firstSeenAt: instant().notNull(),
    inMempool: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.transactionHash, table.currency] }),
    index('sighting_transaction').on(table.transactionHash),
    index('sighting_in_mempool').on(table.chain).where(sql`${table.inMempool}`),
  ],
)
