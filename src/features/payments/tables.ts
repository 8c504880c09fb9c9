import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
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
import { CARD_ATTENTIONS, CARD_CURRENCIES, CARD_PROVIDERS, CARD_STATUSES } from './model-card.ts'
import { ATTENTIONS, CHAINS, CURRENCIES, METHODS, PAYMENT_STATUSES } from './model.ts'

/** A whole number of the smallest unit of a coin; wide enough for 256 bits. */
export const units = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(78, 0)',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => BigInt(value),
})

const instant = () => timestamp({ withTimezone: true })

/** The next unused address of a wallet account; its row is locked while an address is taken. */
export const paymentAccounts = pgTable('payment_account', {
  id: text().primaryKey(),
  chain: text({ enum: CHAINS }).notNull(),
  nextIndex: integer().notNull(),
  /** The index that was given when the owner was last told of a long unpaid run, and that new addresses are given slowly. */
  warnedIndex: integer(),
  slowedIndex: integer(),
})

/** One quote for one order in one coin at an address of its own. */
export const payments = pgTable(
  'payment',
  {
    id: text().primaryKey(),
    orderId: text().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    chain: text({ enum: CHAINS }).notNull(),
    account: text()
      .notNull()
      .references(() => paymentAccounts.id),
    index: integer().notNull(),
    address: text().notNull(),
    /**
     * The address as blocks are compared with it: `addressKey`. Null once the address was given to another payment: one that never saw
     * money gives it up when its watch is over, and from then on nothing that comes there is its own.
     */
    addressKey: text(),
    priceCents: integer().notNull(),
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
    /** How much of the money the order took when this payment completed. */
    credited: units(),
    /** Money is on its way: every block may change the state. */
    waiting: boolean().notNull().default(false),
    cancelledAt: instant(),
    completedAt: instant(),
    /** The quote no longer holds: paid, expired or cancelled. Never taken back. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('payment_account_index').on(table.account, table.index).where(isNotNull(table.addressKey)),
    // An address has one payment at a time, whatever happens: that is what makes a second credit impossible.
    unique('payment_chain_address').on(table.chain, table.addressKey),
    uniqueIndex('payment_one_open').on(table.orderId, table.currency).where(isNull(table.closedAt)),
    index('payment_reusable')
      .on(table.account, table.index)
      .where(sql`${table.status} in ('expired', 'cancelled') and ${table.addressKey} is not null`),
    index('payment_order').on(table.orderId),
    index('payment_to_expire').on(table.chain, table.expiresAt).where(isNull(table.closedAt)),
    index('payment_watched').on(table.chain, table.watchUntil),
    index('payment_waiting').on(table.chain).where(sql`${table.waiting}`),
    index('payment_attention').on(table.createdAt).where(isNotNull(table.attention)),
  ],
)

/** What is known of each chain's node; its row is locked by whoever changes what follows from blocks. */
export const chainWatch = pgTable('chain_watch', {
  chain: text({ enum: CHAINS }).primaryKey(),
  /** Everything that happened up to this instant is in the tables. */
  lookedAt: instant(),
  /** The last look that failed. */
  failedAt: instant(),
  finalized: integer(),
})

/** The canonical chain as far as it was applied; the highest row is the cursor. */
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

/** Money at an address of ours, in a canonical block. Goes with its block, so a re-org is one delete. */
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
  ],
)

/** When a transaction to an address of ours was first seen, mined or not. Outlives re-orgs; never credited. */
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
    index('sighting_in_mempool').on(table.chain).where(sql`${table.inMempool}`),
  ],
)

/** An order is paid: once, by whatever came first. */
export const settlements = pgTable('settlement', {
  orderId: text().primaryKey(),
  method: text({ enum: METHODS }).notNull(),
  currency: text({ enum: [...CURRENCIES, 'USD'] }).notNull(),
  reference: text().notNull(),
  paid: units().notNull(),
  transactionHash: text(),
  settledAt: instant().notNull(),
})

/** Money beyond what an order took: over the price, or a second payment. To be given back by a person. */
export const surpluses = pgTable(
  'surplus',
  {
    method: text({ enum: METHODS }).notNull(),
    reference: text().notNull(),
    orderId: text().notNull(),
    /** What came and is to go back: by card also roubles. */
    currency: text({ enum: [...CURRENCIES, ...CARD_CURRENCIES] }).notNull(),
    units: units().notNull(),
    createdAt: instant().notNull(),
    returnedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.method, table.reference] }), index('surplus_order').on(table.orderId)],
)

/** Messages of card providers that were already dealt with. */
export const providerEvents = pgTable(
  'provider_event',
  { provider: text().notNull(), eventId: text().notNull(), receivedAt: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_event_received').on(table.receivedAt),
  ],
)

/** The last rate of a currency that could be believed, so that a restart while its source is away changes nothing. */
export const currencyRates = pgTable('currency_rate', {
  currency: text({ enum: CARD_CURRENCIES }).primaryKey(),
  /** For one dollar × 10⁸. */
  perUsd: units().notNull(),
  source: text({ enum: ['cbr', 'nbrb'] }).notNull(),
  /** The day that the source set it for. */
  day: instant().notNull(),
  readAt: instant().notNull(),
})

/** One hosted checkout for one order. Written, with its end, before the provider hears of it: `id` is the idempotency key. */
export const cardAttempts = pgTable(
  'card_attempt',
  {
    id: text().primaryKey(),
    orderId: text().notNull(),
    provider: text({ enum: CARD_PROVIDERS }).notNull(),
    /** The provider's name for the checkout, and its address; null until the provider has answered. */
    ref: text(),
    url: text(),
    /** What the order costs, in dollars. */
    priceCents: integer().notNull(),
    /** What the card is charged, in hundredths of `currency`: written once, and compared exactly with what the provider says. */
    amountCents: integer().notNull(),
    currency: text({ enum: CARD_CURRENCIES }).notNull(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    status: text({ enum: CARD_STATUSES }).notNull().default('open'),
    attention: text({ enum: CARD_ATTENTIONS }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the provider last answered for it, how often it was asked by timer, and when that is due again. */
    checkedAt: instant(),
    checks: integer().notNull().default(0),
    nextCheckAt: instant().notNull(),
    /** It is paid, cannot be paid any more, or is no longer handed out. While its status is `open`, it is asked about all the same. */
    closedAt: instant(),
  },
  (table) => [
    unique('card_attempt_ref').on(table.provider, table.ref),
    uniqueIndex('card_attempt_one_open').on(table.orderId, table.provider).where(isNull(table.closedAt)),
    index('card_attempt_order').on(table.orderId),
    index('card_attempt_to_check').on(table.nextCheckAt).where(sql`${table.status} = 'open'`),
    index('card_attempt_attention').on(table.createdAt).where(isNotNull(table.attention)),
  ],
)
