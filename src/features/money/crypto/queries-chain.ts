import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/database/database.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import type { ChainView, Evidence } from './rules-evaluate.ts'
import { findWatch, type PaymentRow } from './queries.ts'
import { chainBlocks, chainWatch, payments, sightings, transfers } from './tables.ts'

export type Head = { height: number; hash: string; time: Date }
export type SightingRow = typeof sightings.$inferSelect

/** Finds the highest block of a chain that the shop has applied. */
export async function findHead(db: Db, chain: Chain): Promise<Head | undefined> {
  const [row] = await db
    .select({ height: chainBlocks.height, hash: chainBlocks.hash, time: chainBlocks.time })
    .from(chainBlocks)
    .where(eq(chainBlocks.chain, chain))
    .orderBy(desc(chainBlocks.height))
    .limit(1)
  return row
}

export async function findHashAt(db: Db, chain: Chain, height: number): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: chainBlocks.hash })
    .from(chainBlocks)
    .where(and(eq(chainBlocks.chain, chain), eq(chainBlocks.height, height)))
  return row?.hash
}

/** Locks the chain's row. Every change of data from the chain needs this lock. */
export async function lockChain(tx: Db, chain: Chain): Promise<void> {
  await tx.insert(chainWatch).values({ chain }).onConflictDoNothing()
  await tx.select().from(chainWatch).where(eq(chainWatch.chain, chain)).for('update')
}

export async function readView(db: Db, chain: Chain): Promise<ChainView> {
  const watch = await findWatch(db, chain)
  const head = await findHead(db, chain)
  return { height: head?.height ?? 0, finalized: watch?.finalized ?? null, knownUntil: watch?.knownUntil ?? null }
}

/**
 * Returns which of these addresses belong to the shop, by key. Each address of a block needs one index lookup, for any number of payments.
 * Because of the lateral limit PostgreSQL does not read the whole table when the block is large.
 */
export async function matchAddresses(db: Db, chain: Chain, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const own = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.chain, chain), eq(payments.addressKey, sql`wanted.key`)))
    .limit(1)
  const found = await db.execute(sql`select wanted.key as key, own.id as id
    from unnest(${sql.param(keys)}::text[]) as wanted(key) cross join lateral ${own} as own`)
  return new Map(rowsOf<{ key: string; id: string }>(found).map((row) => [row.key, row.id]))
}

/** The maximum number of watched addresses that are read. If there are more, the newest addresses are read. */
const MAX_WATCHED = 1000

/** Lists the addresses whose watching time has not ended. Every process gets them in the same order. */
export async function listWatched(db: Db, chain: Chain, now: Date): Promise<string[]> {
  const rows = await db
    .select({ key: sql<string>`${payments.addressKey}` })
    .from(payments)
    .where(and(eq(payments.chain, chain), gt(payments.watchUntil, now), isNotNull(payments.addressKey)))
    // Only ether can arrive without an event, so balances are needed only for addresses that expect ether. These addresses come first, so that
    // the limit does not exclude them.
    .orderBy(sql`${payments.currency} <> 'ETH'`, desc(payments.createdAt))
    .limit(MAX_WATCHED)
  return rows.map((row) => row.key).toSorted()
}

/** Locks payments in the order of their ids, to avoid deadlocks. */
export async function lockPayments(tx: Db, ids: string[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return []
  const among = sql`${payments.id} = any(${sql.param(ids)}::text[])`
  return await tx.select().from(payments).where(among).orderBy(asc(payments.id)).for('update')
}

/** Returns true if the chain has a payment that may still receive money or waits for confirmations. */
export async function hasOpenPayment(db: Db, chain: Chain): Promise<boolean> {
  const isOpen = or(isNull(payments.closedAt), sql`${payments.waiting}`)
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.chain, chain), isOpen))
    .limit(1)
  return rows.length > 0
}

/** Lists the payments whose money still needs confirmations. */
export async function listWaiting(db: Db, chain: Chain): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.chain, chain), sql`${payments.waiting}`))
  return rows.map((row) => row.id)
}

/** Lists the payments that have money in blocks above a height. */
export async function listTouchedAbove(db: Db, chain: Chain, height: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: transfers.paymentId })
    .from(transfers)
    .innerJoin(chainBlocks, and(eq(transfers.chain, chainBlocks.chain), eq(transfers.blockHash, chainBlocks.hash)))
    .where(and(eq(chainBlocks.chain, chain), gt(chainBlocks.height, height)))
  return rows.map((row) => row.id)
}

/**
 * Lists the open payments whose quote has ended, and cancelled payments that received a part of the price. The shop knows the chain beyond
 * the end of the quote, so it knows all their money.
 */
export async function listExpirable(db: Db, chain: Chain, limit: number, afterId: string): Promise<string[]> {
  const isLeftInPart = and(sql`${payments.waiting}`, eq(payments.status, 'partial'), isNotNull(payments.cancelledAt))
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(chainWatch, eq(chainWatch.chain, payments.chain))
    .where(
      and(
        eq(payments.chain, chain),
        or(isNull(payments.closedAt), isLeftInPart),
        lt(payments.expiresAt, chainWatch.knownUntil),
        ne(payments.status, 'confirming'),
        gt(payments.id, afterId),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

export async function listInMempool(db: Db, chain: Chain): Promise<SightingRow[]> {
  return await db
    .select()
    .from(sightings)
    .where(and(eq(sightings.chain, chain), sql`${sightings.inMempool}`))
}

/** Lists what the shop saw for each payment: its transfers in blocks of the current chain, and its unconfirmed transactions. */
export async function listEvidence(db: Db, ids: string[]): Promise<Map<string, Evidence[]>> {
  if (ids.length === 0) return new Map()
  const mined = await listMined(db, ids)
  const minedKeys = new Set(mined.map((row) => `${row.paymentId} ${row.transactionHash} ${row.currency}`))
  const announced = (await listAnnounced(db, ids)).filter(
    (row) => !minedKeys.has(`${row.paymentId} ${row.transactionHash} ${row.currency}`),
  )
  const evidence = new Map<string, Evidence[]>(ids.map((id) => [id, []]))
  for (const { paymentId, ...one } of mined) evidence.get(paymentId)?.push(one)
  for (const { paymentId, ...one } of announced) evidence.get(paymentId)?.push({ ...one, height: null })
  return evidence
}

async function listMined(db: Db, ids: string[]) {
  const sameTransaction = and(
    eq(sightings.paymentId, transfers.paymentId),
    eq(sightings.transactionHash, transfers.transactionHash),
    eq(sightings.currency, transfers.currency),
  )
  return await db
    .select({
      paymentId: transfers.paymentId,
      currency: transfers.currency,
      units: transfers.units,
      height: transfers.height,
      firstSeenAt: sightings.firstSeenAt,
      transactionHash: transfers.transactionHash,
    })
    .from(transfers)
    .innerJoin(sightings, sameTransaction)
    .where(sql`${transfers.paymentId} = any(${sql.param(ids)}::text[])`)
}

async function listAnnounced(db: Db, ids: string[]) {
  return await db
    .select({
      paymentId: sightings.paymentId,
      currency: sightings.currency,
      units: sightings.units,
      firstSeenAt: sightings.firstSeenAt,
      transactionHash: sightings.transactionHash,
    })
    .from(sightings)
    .where(and(sql`${sightings.paymentId} = any(${sql.param(ids)}::text[])`, sql`${sightings.inMempool}`))
}
