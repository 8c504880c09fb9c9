import { and, asc, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { orStopped, Stopped } from '#base/abort.ts'
import { after, DAY, HOUR, MINUTE } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { CryptoContext } from './context.ts'
import { type Chain, CHAINS } from '#features/money/settlements/model-currencies.ts'
import type { AddressAsset } from './model.ts'
import { findWatch } from './queries.ts'
import { centsToCoin } from './rules.ts'
import { chainWatch, payments, transfers } from './tables.ts'

/** The maximum age of the payments whose addresses are compared once a day. */
const MAX_PAYMENT_AGE = 90 * DAY
/** The minimum number of payments in the share of one hour. The share is larger if a round would otherwise take more than a day. */
const MIN_SHARE = 300
const SHARES = 20
/** 5 TRX in sun (1 TRX = 10⁶ sun). This minimum is fixed, because the shop has no rate for TRX. Smaller sums are dust that strangers send. */
const MIN_TRX_SUN = 5_000_000n

/** The payments, by chain, whose addresses hold more money than the shop knows about. They are compared a second time before staff get a message. */
export type Candidates = Map<Chain, string[]>

/**
 * Compares the balances of the shop's addresses with the transfers in blocks. All processes together compare every address once a day, a
 * share of the addresses each hour. This finds money that a node did not report, money that a contract sent long after the quote, and TRX
 * at an address that expects USDT. A new transfer is in the balance before its block is final. So staff get a message only if the money is
 * still there an hour later. Nothing is credited.
 */
export async function reconcileHoldings(
  context: CryptoContext,
  candidates: Candidates,
  stopping?: AbortSignal,
): Promise<void> {
  for (const chain of CHAINS) {
    if (!context.chains[chain]?.holdings || stopping?.aborted) continue
    try {
      await reconcileChain(context, chain, candidates, stopping)
    } catch (error) {
      if (error instanceof Stopped) return
      context.shop.log.warn({ chain, err: error }, 'address balances could not be compared with the recorded transfers')
    }
  }
}

async function reconcileChain(
  context: CryptoContext,
  chain: Chain,
  candidates: Candidates,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const earlier = candidates.get(chain) ?? []
  candidates.delete(chain)
  const still = await findExcess(context, chain, await listAgain(context.shop.db, earlier), stopping)
  for (const row of still) await report(context, row)
  const share = await nextShare(context, chain)
  if (!share) return
  const reported = new Set(still.map(({ id }) => id))
  const fresh = (await findExcess(context, chain, share.rows, stopping)).filter(({ id }) => !reported.has(id))
  if (fresh.length > 0)
    candidates.set(
      chain,
      fresh.map(({ id }) => id),
    )
  await context.shop.db.update(chainWatch).set({ comparedId: share.last }).where(eq(chainWatch.chain, chain))
}

type Row = typeof payments.$inferSelect
/**
 * One share of the payments to compare. `last`: the last payment of this share; the next share begins after it. Null if the round of this
 * day is over.
 */
type Share = { rows: Row[]; last: string | null }

/** Returns the payments of this hour's share. Undefined if another process has taken the share, or if the round of this day is over. */
async function nextShare({ shop }: CryptoContext, chain: Chain): Promise<Share | undefined> {
  const { db, now } = shop
  if (!(await isFirst(db, now(), `reconcile:${chain}:share`, HOUR - 5 * MINUTE))) return undefined
  const reached = (await findWatch(db, chain))?.comparedId ?? null
  if (reached === null && !(await isFirst(db, now(), `reconcile:${chain}`, DAY - HOUR))) return undefined
  // Select only payments that still have their address. If an address was assigned again, its money belongs to the new payment.
  const isHeld = isNotNull(payments.addressKey)
  const young = and(eq(payments.chain, chain), gt(payments.createdAt, after(now(), -MAX_PAYMENT_AGE)), isHeld)
  const [all] = await db.select({ n: count() }).from(payments).where(young)
  const size = Math.max(MIN_SHARE, Math.ceil((all?.n ?? 0) / SHARES))
  const rows = await db
    .select()
    .from(payments)
    .where(and(young, gt(payments.id, reached ?? '')))
    .orderBy(asc(payments.id))
    .limit(size)
  return { rows, last: rows.length < size ? null : (rows.at(-1)?.id ?? null) }
}

async function isFirst(db: Db, now: Date, key: string, windowMs: number): Promise<boolean> {
  try {
    await countWithin(db, now, { key, most: 1, windowMs })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

async function listAgain(db: Db, ids: string[]): Promise<Row[]> {
  return ids.length === 0 ? [] : await db.select().from(payments).where(inArray(payments.id, ids))
}

/** Finds the payments whose addresses hold more money than their blocks contained, in the payment's coin or in the chain's native coin. */
async function findExcess(
  context: CryptoContext,
  chain: Chain,
  rows: Row[],
  stopping: AbortSignal | undefined,
): Promise<Row[]> {
  const source = context.chains[chain]
  if (rows.length === 0 || !source?.holdings) return []
  const holdings = rows.flatMap((row) => placesOf(row).map((asset) => ({ row, asset })))
  const held = await orStopped(source.holdings(holdings.map(({ asset }) => asset)), stopping)
  const known = await sumKnown(
    context.shop.db,
    rows.map((row) => row.id),
  )
  const least = await leastNative(context, chain)
  const richer = holdings.filter(({ row, asset: { currency } }, at) => {
    const isNative = currency === 'native'
    const beyond = (held[at] ?? 0n) - (known.get(`${row.id} ${isNative ? 'ETH' : currency}`) ?? 0n)
    return beyond > 0n && (!isNative || (least !== undefined && beyond >= least))
  })
  return [...new Set(richer.map(({ row }) => row))]
}

/**
 * Returns the coins whose balance is read at a payment's address. After a token payment is complete, the owner may send the chain's
 * native coin there, to pay the network fee for moving the token. So that coin is not read then.
 */
function placesOf({ currency, addressKey: address, status }: Row): AddressAsset[] {
  if (address === null) return []
  const isToken = currency === 'USDT_ERC20' || currency === 'USDT_TRC20'
  const own: AddressAsset = { currency, address }
  return isToken && status !== 'completed' ? [own, { currency: 'native', address }] : [own]
}

/** Returns the smallest amount of a chain's native coin that is reported to staff. Undefined while the coin's price is unknown. */
async function leastNative({ rates, policy }: CryptoContext, chain: Chain): Promise<bigint | undefined> {
  if (chain === 'tron') return MIN_TRX_SUN
  const rate = await rates.usdFor('ETH').catch(() => undefined)
  return rate === undefined ? undefined : centsToCoin(policy().dustCents, 'ETH', rate).units
}

async function sumKnown(db: Db, ids: string[]): Promise<Map<string, bigint>> {
  const rows = await db
    .select({ id: transfers.paymentId, currency: transfers.currency, sum: sql<string>`sum(${transfers.units})` })
    .from(transfers)
    .where(inArray(transfers.paymentId, ids))
    .groupBy(transfers.paymentId, transfers.currency)
  return new Map(rows.map(({ id, currency, sum }) => [`${id} ${currency}`, BigInt(sum)]))
}

async function report({ shop, orders }: CryptoContext, { id, orderId, chain }: Row): Promise<void> {
  shop.log.error(
    { paymentId: id, chain, attention: 'unexplained' },
    'the balance of an address is higher than the transfers found in its blocks',
  )
  const event = { orderId, method: 'crypto' as const, reference: id, dedupeKey: `review ${id} unexplained` }
  await shop.db.transaction((tx) => orders.onEvent(tx, { kind: 'review', attention: 'unexplained', ...event }))
}
