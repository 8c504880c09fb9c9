import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { isAfterNow } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import type { CryptoContext } from './context.ts'
import { evaluatePayments, type Rates } from './commands-evaluate.ts'
import type { Block, Mempool, Transfer } from './model.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import { findWatch, type WatchRow } from './queries.ts'
import {
  findHead,
  type Head,
  listInMempool,
  listTouchedAbove,
  listWaiting,
  lockChain,
  matchAddresses,
  type SightingRow,
} from './queries-chain.ts'
import { addressKey } from './rules.ts'
import { chainBlocks, chainWatch, sightings, transfers } from './tables.ts'

/** The maximum number of rows that one statement writes. PostgreSQL accepts at most 65,535 parameters in a statement. */
const ROWS_AT_ONCE = 2000

export type NextBlocks = { parent: string | undefined; blocks: Block[]; rates: Rates }

/**
 * Appends blocks to the chain. One transaction writes the blocks, their transfers to the shop's addresses, the new states of payments and
 * the settlements. Does nothing if the head of the chain is no longer `parent`, because another worker was faster.
 */
export async function applyBlocks(
  context: CryptoContext,
  chain: Chain,
  { parent, blocks, rates }: NextBlocks,
): Promise<void> {
  await context.shop.db.transaction(async (tx) => {
    await lockChain(tx, chain)
    if ((await findHead(tx, chain))?.hash !== parent) return
    await tx
      .insert(chainBlocks)
      .values(blocks.map(({ height, hash, parent: below, time }) => ({ chain, height, hash, parent: below, time })))
    const touched = await writeTransfers(tx, chain, blocks, context.shop.now())
    await evaluatePayments(tx, context, chain, [...touched, ...(await listWaiting(tx, chain))], rates)
  })
}

type Match = { paymentId: string; block: Block; transfer: Transfer }

async function writeTransfers(tx: Db, chain: Chain, blocks: Block[], now: Date): Promise<string[]> {
  const matches = await pickMatches(tx, chain, blocks)
  for (const some of inPieces(matches.map((one) => transferRow(chain, one)))) await tx.insert(transfers).values(some)
  for (const some of inPieces(firstSightings(chain, matches, now))) {
    await tx.insert(sightings).values(some).onConflictDoNothing()
  }
  return matches.map((one) => one.paymentId)
}

/**
 * Returns the transfers to the shop's addresses. Ignores transfers of zero value: strangers send them as bait, so that somebody copies a
 * wrong address (address poisoning).
 */
async function pickMatches(tx: Db, chain: Chain, blocks: Block[]): Promise<Match[]> {
  const all = blocks.flatMap((block) => block.transfers.map((transfer) => ({ block, transfer })))
  const paying = all.filter(({ transfer }) => transfer.units > 0n)
  const keys = new Set(paying.map(({ transfer }) => addressKey(chain, transfer.address)))
  const byKey = await matchAddresses(tx, chain, [...keys])
  return paying.flatMap((one) => {
    const paymentId = byKey.get(addressKey(chain, one.transfer.address))
    return paymentId === undefined ? [] : [{ paymentId, ...one }]
  })
}

function transferRow(chain: Chain, { paymentId, block, transfer }: Match): typeof transfers.$inferInsert {
  return {
    chain,
    blockHash: block.hash,
    eventIndex: transfer.eventIndex,
    currency: transfer.currency,
    paymentId,
    units: transfer.units,
    transactionHash: transfer.transactionHash,
    height: block.height,
  }
}

/**
 * Returns the times at which money was first seen. For money that was never seen in the mempool this is the time of its block. So an
 * outage of the shop does not make money late.
 */
function firstSightings(chain: Chain, matches: Match[], now: Date): SightingRow[] {
  const rows = matches.map(({ paymentId, block, transfer }) => {
    return sighting(chain, paymentId, transfer, block.time < now ? block.time : now, false)
  })
  return mergeSightings(rows)
}

function sighting(chain: Chain, paymentId: string, transfer: Transfer, at: Date, inMempool: boolean): SightingRow {
  const { transactionHash, currency, units } = transfer
  return { paymentId, transactionHash, currency, chain, units, firstSeenAt: at, inMempool }
}

/** Merges several payments of one transaction to the same address into one sighting with their sum. */
function mergeSightings(rows: SightingRow[]): SightingRow[] {
  const merged = new Map<string, SightingRow>()
  for (const row of rows) {
    const key = sightingKey(row)
    const earlier = merged.get(key)
    merged.set(key, earlier ? { ...row, units: earlier.units + row.units } : row)
  }
  return [...merged.values()]
}

function sightingKey({ paymentId, transactionHash, currency }: SightingRow): string {
  return `${paymentId} ${transactionHash} ${currency}`
}

export type Retreat = { head: Head; ancestor: number; rates: Rates }

/**
 * Removes every block above the common ancestor of two chains, with the transfers in these blocks. The transfers should then be in the
 * mempool again.
 */
export async function rollBack(
  context: CryptoContext,
  chain: Chain,
  { head, ancestor, rates }: Retreat,
): Promise<void> {
  await context.shop.db.transaction(async (tx) => {
    await lockChain(tx, chain)
    if ((await findHead(tx, chain))?.hash !== head.hash) return
    const touched = await listTouchedAbove(tx, chain, ancestor)
    await requeue(tx, chain, ancestor)
    await tx.delete(chainBlocks).where(and(eq(chainBlocks.chain, chain), gt(chainBlocks.height, ancestor)))
    await tx
      .update(chainWatch)
      // The function `least` ignores null. Without this condition the shop would call a block final although the node reports no final
      // block.
      .set({
        finalized: sql`case when ${chainWatch.finalized} is null then null else least(${chainWatch.finalized}, ${ancestor}::integer) end`,
      })
      .where(eq(chainWatch.chain, chain))
    await evaluatePayments(tx, context, chain, [...touched, ...(await listWaiting(tx, chain))], rates)
    context.shop.log.warn(
      { chain, from: head.height, to: ancestor, payments: touched.length },
      'a chain was re-organised',
    )
  })
}

async function requeue(tx: Db, chain: Chain, ancestor: number): Promise<void> {
  const dropped = tx
    .select({ hash: transfers.transactionHash })
    .from(transfers)
    .where(and(eq(transfers.chain, chain), gt(transfers.height, ancestor)))
  await tx
    .update(sightings)
    .set({ inMempool: true })
    .where(and(eq(sightings.chain, chain), inArray(sightings.transactionHash, dropped)))
}

/**
 * The result of one poll of a node. `knownByBlocks`: the shop knows the chain only up to the newest block of the node, even if the poll was
 * later.
 */
export type PollResult = {
  startedAt: Date
  finalized: number | null
  mempool: Mempool
  rates: Rates
  knownByBlocks: boolean
}

/**
 * Stores the mempool, and the instant up to which the shop knows the chain. This instant does not change while a part of the mempool is
 * unread. An older poll never overwrites a newer poll.
 */
export async function recordPoll(context: CryptoContext, chain: Chain, poll: PollResult): Promise<void> {
  await context.shop.db.transaction(async (tx) => {
    await lockChain(tx, chain)
    const before = await findWatch(tx, chain)
    const now = context.shop.now()
    if (isNewer(before, poll.startedAt, now)) return
    const changed = await writeMempool(tx, chain, poll)
    const { startedAt, finalized } = poll
    const failedAt = failedSince(before?.failedAt, startedAt, now)
    const seenUntil = poll.knownByBlocks ? earlier((await findHead(tx, chain))?.time, startedAt) : startedAt
    const knownUntil = poll.mempool.isComplete ? seenUntil : (before?.knownUntil ?? null)
    await tx
      .update(chainWatch)
      .set({ polledAt: startedAt, knownUntil, failedAt, finalized })
      .where(eq(chainWatch.chain, chain))
    const ripened = before?.finalized === finalized ? [] : await listWaiting(tx, chain)
    await evaluatePayments(tx, context, chain, [...changed, ...ripened], poll.rates)
    if (before?.failedAt) context.shop.log.info({ chain }, 'a node is available again')
  })
}

function earlier(time: Date | undefined, other: Date): Date | null {
  return time === undefined ? null : time < other ? time : other
}

/**
 * Returns true if another poll began later than this poll and has already ended. If the other poll's time is in the future, the clock was
 * set back after it, and that poll is ignored.
 */
function isNewer(before: WatchRow | undefined, startedAt: Date, now: Date): boolean {
  return !!before?.polledAt && before.polledAt > startedAt && !isAfterNow(before.polledAt, now)
}

/** Returns the failure of the node to store. If the node failed after this poll had begun, that failure stays. */
function failedSince(failedAt: Date | null | undefined, startedAt: Date, now: Date): Date | null {
  return failedAt && failedAt > startedAt && !isAfterNow(failedAt, now) ? failedAt : null
}

/**
 * Stores the mempool. Returns the payments that have a new transaction, or whose transaction disappeared. If the mempool was not read
 * completely, the shop assumes that no transaction disappeared.
 */
async function writeMempool(tx: Db, chain: Chain, { mempool, startedAt }: PollResult): Promise<string[]> {
  const paying = mempool.transfers.filter((transfer) => transfer.units > 0n)
  const keys = new Set(paying.map((transfer) => addressKey(chain, transfer.address)))
  const byKey = await matchAddresses(tx, chain, [...keys])
  const rows = paying.flatMap((transfer) => {
    const paymentId = byKey.get(addressKey(chain, transfer.address))
    const { seenAt = startedAt } = transfer
    return paymentId === undefined
      ? []
      : [sighting(chain, paymentId, transfer, seenAt < startedAt ? seenAt : startedAt, true)]
  })
  const now = mergeSightings(rows)
  const before = await listInMempool(tx, chain)
  const appeared = except(now, before)
  const vanished = mempool.isComplete ? except(before, now) : []
  for (const some of inPieces(appeared)) await announce(tx, some)
  for (const some of inPieces(vanished)) await withdraw(tx, some)
  return [...appeared, ...vanished].map((row) => row.paymentId)
}

function except(rows: SightingRow[], others: SightingRow[]): SightingRow[] {
  const keys = new Set(others.map(sightingKey))
  return rows.filter((row) => !keys.has(sightingKey(row)))
}

async function announce(tx: Db, rows: SightingRow[]): Promise<void> {
  await tx
    .insert(sightings)
    .values(rows)
    .onConflictDoUpdate({
      target: [sightings.paymentId, sightings.transactionHash, sightings.currency],
      set: { inMempool: true, units: sql`excluded.units` },
    })
}

async function withdraw(tx: Db, rows: SightingRow[]): Promise<void> {
  const keys = sql.join(
    rows.map((row) => sql`(${row.paymentId}, ${row.transactionHash}, ${row.currency})`),
    sql`, `,
  )
  await tx
    .update(sightings)
    .set({ inMempool: false })
    .where(sql`(${sightings.paymentId}, ${sightings.transactionHash}, ${sightings.currency}) in (${keys})`)
}

/** Records that a node failed. The shop does not offer the coins of this node, and no quote expires, until the node works again. */
export async function recordFailure(
  { shop }: CryptoContext,
  chain: Chain,
  startedAt: Date,
  error: Error,
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await lockChain(tx, chain)
    const before = await findWatch(tx, chain)
    if (isNewer(before, startedAt, shop.now())) return
    await tx.update(chainWatch).set({ failedAt: startedAt }).where(eq(chainWatch.chain, chain))
    if (!before?.failedAt) shop.log.warn({ err: error, chain }, 'a node is unavailable')
  })
}

function* inPieces<T>(rows: T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE)
}
