import { and, eq, gt, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { parseDecimal } from '#base/money.ts'
import { invalidField, invariant } from '#base/refusal.ts'
import { type Chain, COINS, type Currency } from '#features/money/settlements/model-currencies.ts'
import { parseUsdRate } from '#features/money/crypto/rules.ts'
import { moveSessions } from '#features/people/accounts/commands-session.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { ClockMove, ReorgInput, TransferInput } from './schemas.ts'
import { findTip, ratedAsset } from './queries.ts'
import { sandboxBlocks, sandboxChains, sandboxClock, sandboxRates, sandboxTransfers } from './tables.ts'

/** The database channel that tells every process the new offset of the clock. */
export const CLOCK_CHANNEL = 'sandbox_clock'

/** The distance between the event numbers before a re-org and the event numbers after it. */
const EVENTS_BETWEEN_REORGS = 1000

/** Adds one transaction to the mempool. The transaction can pay any number of addresses. */
export async function sendTransfers(shop: Shop, outputs: TransferInput[]): Promise<string> {
  const transactionHash = hash()
  const now = shop.now()
  const rows = outputs.map(({ currency, address, amount }) => {
    const { asset, chain } = COINS[currency]
    const parsed = parseDecimal(asset, amount)
    invariant(parsed, 'the amount of a transfer was validated')
    return { chain, transactionHash, currency, address, units: parsed.units, createdAt: now }
  })
  await shop.db.transaction(async (tx) => {
    for (const chain of new Set(rows.map((row) => row.chain))) await lockSandboxChain(tx, chain)
    await tx.insert(sandboxTransfers).values(rows)
  })
  return transactionHash
}

/** Mines blocks. The first block contains all transfers of the mempool. */
export async function mineBlocks(shop: Shop, currency: Currency, blocks: number): Promise<number> {
  const { chain } = COINS[currency]
  return await shop.db.transaction(async (tx) => {
    const { reorgs } = await lockSandboxChain(tx, chain)
    const first = (await findTip(tx, chain)).height + 1
    const height = await appendBlocks(tx, chain, blocks, shop.now())
    const place = sql<number>`${reorgs * EVENTS_BETWEEN_REORGS}::integer + w.place`
    const waiting = sql`(select id as waiting_id, row_number() over (order by id)::integer - 1 as place from
      ${sandboxTransfers} where chain = ${chain} and height is null) as w`
    await tx
      .update(sandboxTransfers)
      .set({ height: first, eventIndex: place })
      .from(waiting)
      .where(eq(sandboxTransfers.id, sql`w.waiting_id`))
    return height
  })
}

/** Replaces the newest blocks by the same number of empty blocks. Their transactions return to the mempool, or are deleted with `drop`. */
export async function reorganise(shop: Shop, { currency, depth, drop }: ReorgInput): Promise<number> {
  const { chain } = COINS[currency]
  return await shop.db.transaction(async (tx) => {
    const { reorgs } = await lockSandboxChain(tx, chain)
    const ancestor = (await findTip(tx, chain)).height - depth
    if (ancestor < 0) {
      throw invalidField('depth', 'sandbox.beyond-genesis')
    }
    const abandoned = and(eq(sandboxTransfers.chain, chain), gt(sandboxTransfers.height, ancestor))
    if (drop) await tx.delete(sandboxTransfers).where(abandoned)
    else await tx.update(sandboxTransfers).set({ height: null, eventIndex: null }).where(abandoned)
    await tx.delete(sandboxBlocks).where(and(eq(sandboxBlocks.chain, chain), gt(sandboxBlocks.height, ancestor)))
    await tx
      .update(sandboxChains)
      .set({ reorgs: reorgs + 1 })
      .where(eq(sandboxChains.chain, chain))
    return await appendBlocks(tx, chain, depth, shop.now())
  })
}

/** Stops or starts the simulated node of a coin. The chain of the node continues. */
export async function setOutage(shop: Shop, currency: Currency, on: boolean): Promise<void> {
  const { chain } = COINS[currency]
  await shop.db
    .insert(sandboxChains)
    .values({ chain, outage: on })
    .onConflictDoUpdate({ target: sandboxChains.chain, set: { outage: on } })
}

export async function setRate(shop: Shop, currency: Currency, usd: string): Promise<void> {
  const usdRate = parseUsdRate(usd)
  invariant(usdRate, 'the rate was validated')
  await shop.db
    .insert(sandboxRates)
    .values({ asset: ratedAsset(currency), usdRate })
    .onConflictDoUpdate({ target: sandboxRates.asset, set: { usdRate } })
}

/**
 * Moves the shop's clock forward in every process. Returns the total offset in seconds. With `keepSessions` nobody is signed out, even if the clock
 * moves far.
 */
export async function advanceClock(shop: Shop, { seconds, keepSessions = false }: ClockMove): Promise<number> {
  return await shop.db.transaction(async (tx) => {
    if (keepSessions) await moveSessions(tx, seconds)
    const [clock] = await tx
      .insert(sandboxClock)
      .values({ id: 1, offsetSeconds: seconds })
      .onConflictDoUpdate({
        target: sandboxClock.id,
        set: { offsetSeconds: sql`${sandboxClock.offsetSeconds} + ${seconds}` },
      })
      .returning()
    invariant(clock, 'the clock has its row')
    await tx.execute(sql`select pg_notify(${CLOCK_CHANNEL}, ${String(clock.offsetSeconds)})`)
    return clock.offsetSeconds
  })
}

async function lockSandboxChain(tx: Db, chain: Chain): Promise<typeof sandboxChains.$inferSelect> {
  await tx.insert(sandboxChains).values({ chain }).onConflictDoNothing()
  const [row] = await tx.select().from(sandboxChains).where(eq(sandboxChains.chain, chain)).for('update')
  invariant(row, 'a simulated chain has its row')
  return row
}

async function appendBlocks(tx: Db, chain: Chain, count: number, time: Date): Promise<number> {
  const tip = await findTip(tx, chain)
  let parent = tip.hash
  const rows = Array.from({ length: count }, (_, at) => {
    const row = { chain, height: tip.height + 1 + at, hash: hash(), parent, time }
    parent = row.hash
    return row
  })
  await tx.insert(sandboxBlocks).values(rows)
  return tip.height + count
}

function hash(): string {
  return newId() + newId()
}
