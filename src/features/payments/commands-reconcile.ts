import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { after, DAY, HOUR } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin } from '#server/database/limits.ts'
import type { PaymentsContext } from './commands-context.ts'
import { type Chain, CHAINS } from './model.ts'
import { payments, transfers } from './tables.ts'

/** Payments this old and younger are looked at, the newest first, no more than so many of a chain in a day. */
const LOOKED_BACK = 90 * DAY
const AT_MOST = 300

/** Payments whose addresses were seen to hold more than is known, by chain; they are looked at again before anybody is called. */
export type Suspects = Map<Chain, string[]>

/**
 * Compares what addresses hold with what blocks told, once a day in all processes together: money that a node kept to itself, or that
 * came from a contract long after the quote, is found there and a person is called. What is found must still be so at the next call, an
 * hour later, because a transfer of this minute is in the balance before its block is final. Nothing is credited.
 */
export async function reconcileHoldings(context: PaymentsContext, suspects: Suspects): Promise<void> {
  for (const chain of CHAINS) {
    if (!context.chains[chain]?.holdings) continue
    const earlier = suspects.get(chain) ?? []
    suspects.delete(chain)
    try {
      const still = await findRicher(context, chain, earlier)
      for (const row of still) await report(context, row)
      if (await isDue(context, chain)) {
        const told = new Set(still.map(({ id }) => id))
        const found = await findRicher(context, chain)
        const fresh = found.filter(({ id }) => !told.has(id))
        if (fresh.length > 0)
          suspects.set(
            chain,
            fresh.map(({ id }) => id),
          )
      }
    } catch (error) {
      context.shop.log.warn({ chain, err: error }, 'addresses could not be compared with what they hold')
    }
  }
}

async function isDue({ shop }: PaymentsContext, chain: Chain): Promise<boolean> {
  try {
    await countWithin(shop.db, shop.now(), { key: `reconcile:${chain}`, most: 1, windowMs: DAY - HOUR })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

type Row = typeof payments.$inferSelect

/** Of these payments, or of all young ones, those whose address holds more of the coin than blocks told of. */
async function findRicher({ shop, chains }: PaymentsContext, chain: Chain, ids?: string[]): Promise<Row[]> {
  if (ids?.length === 0) return []
  const rows = await listYoung(shop.db, chain, after(shop.now(), -LOOKED_BACK), ids)
  const places = rows.map((row) => ({ currency: row.currency, address: row.addressKey ?? '' }))
  const held = await chains[chain]?.holdings?.(places)
  const known = await sumKnown(
    shop.db,
    rows.map((row) => row.id),
  )
  return rows.filter((row, at) => (held?.[at] ?? 0n) > (known.get(`${row.id} ${row.currency}`) ?? 0n))
}

async function listYoung(db: Db, chain: Chain, since: Date, ids?: string[]): Promise<Row[]> {
  return await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.chain, chain),
        gt(payments.createdAt, since),
        // What comes to an address that was given again is its new payment's.
        isNotNull(payments.addressKey),
        ids && inArray(payments.id, ids),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(AT_MOST)
}

async function sumKnown(db: Db, ids: string[]): Promise<Map<string, bigint>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: transfers.paymentId, currency: transfers.currency, sum: sql<string>`sum(${transfers.units})` })
    .from(transfers)
    .where(inArray(transfers.paymentId, ids))
    .groupBy(transfers.paymentId, transfers.currency)
  return new Map(rows.map(({ id, currency, sum }) => [`${id} ${currency}`, BigInt(sum)]))
}

async function report({ shop, orders }: PaymentsContext, { id, orderId, chain }: Row): Promise<void> {
  shop.log.error({ paymentId: id, chain, attention: 'unexplained' }, 'an address holds more than its blocks told')
  const news = { orderId, method: 'crypto' as const, reference: id, once: `review ${id} unexplained` }
  await shop.db.transaction((tx) => orders.news(tx, { kind: 'review', attention: 'unexplained', ...news }))
}
