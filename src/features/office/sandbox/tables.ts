import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { CARD_REPORTS } from '#features/money/cards/model.ts'
import { CHAINS, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { units } from '#features/money/settlements/tables.ts'

/** A simulated node. Changes of its chain lock this row. */
export const sandboxChains = pgTable('sandbox_chain', {
  chain: text({ enum: CHAINS }).primaryKey(),
  outage: boolean().notNull().default(false),
  /** The number of re-orgs. It changes the event numbers of later blocks, so that an event has another number after a re-org. */
  reorgs: integer().notNull().default(0),
})

/** The canonical chain of a simulated node. */
export const sandboxBlocks = pgTable(
  'sandbox_block',
  {
    chain: text({ enum: CHAINS })
      .notNull()
      .references(() => sandboxChains.chain),
    height: integer().notNull(),
    hash: text().notNull(),
    parent: text().notNull(),
    time: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.height] }),
    unique('sandbox_block_hash').on(table.chain, table.hash),
  ],
)

/** Simulated transfers. A transfer without a height is in the mempool. */
export const sandboxTransfers = pgTable(
  'sandbox_transfer',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chain: text({ enum: CHAINS })
      .notNull()
      .references(() => sandboxChains.chain),
    transactionHash: text().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    address: text().notNull(),
    units: units().notNull(),
    height: integer(),
    eventIndex: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_transfer_height').on(table.chain, table.height)],
)

/** The exchange rates of the sandbox: dollars for one whole coin, multiplied by 10⁸. An asset without a row has its standard rate. */
export const sandboxRates = pgTable('sandbox_rate', {
  asset: text({ enum: ['BTC', 'ETH', 'USDT'] }).primaryKey(),
  usdRate: units().notNull(),
})

/** A single row with the time by which the shop's clock was moved forward. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: integer().primaryKey(),
  offsetSeconds: bigint({ mode: 'number' }).notNull(),
})

/** A checkout of the simulated card provider, with the data that a real provider would store. */
export const sandboxCards = pgTable('sandbox_card', {
  ref: text().primaryKey(),
  attemptId: text().notNull().unique('sandbox_card_attempt'),
  orderId: text().notNull(),
  amountCents: integer().notNull(),
  /** The amount that the simulated card paid; null before the payment. */
  paidCents: integer(),
  refundedCents: integer().notNull().default(0),
  status: text({ enum: CARD_REPORTS }).notNull().default('open'),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

export type SandboxTransferRow = typeof sandboxTransfers.$inferSelect
export type SandboxCardRow = typeof sandboxCards.$inferSelect
