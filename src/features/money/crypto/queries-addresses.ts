import { and, asc, desc, eq, exists, gt, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import { amount, formatDecimal } from '#base/money.ts'
import { type Chain, COINS, type Currency } from '#features/money/settlements/model-currencies.ts'
import { sumReviewReturns } from '#features/money/settlements/queries.ts'
import type { Db } from '#server/database/database.ts'
import { readCount } from '#server/database/rate-limits.ts'
import type { GivenPlaces } from './model.ts'
import { gapNeeded } from './rules-addresses.ts'
import { paymentAccounts, payments, sightings, transfers } from './tables.ts'

export type AccountRow = typeof paymentAccounts.$inferSelect

/** Lists every wallet account that has assigned addresses. */
export async function listAccounts(db: Db): Promise<AccountRow[]> {
  return await db.select().from(paymentAccounts).orderBy(asc(paymentAccounts.chain), asc(paymentAccounts.id))
}

export type AddressItem = {
  chain: string
  account: string
  index: number
  address: string
  currency: string
  orderId: string
  status: string
  received: string
  createdAt: Date
}

/** Lists for each wallet how many consecutive unused addresses it must search to find every address that was paid or can still be paid. */
export async function listGaps(db: Db): Promise<{ chain: string; account: string; given: number; gap: number }[]> {
  const accounts = await listAccounts(db)
  const paid = await db
    .selectDistinct({ account: payments.account, index: payments.index })
    .from(payments)
    .innerJoin(transfers, eq(transfers.paymentId, payments.id))
  return accounts.map(({ chain, id, nextIndex }) => {
    const indices = paid.filter(({ account }) => account === id).map(({ index }) => index)
    return { chain, account: id, given: nextIndex, gap: gapNeeded(indices, nextIndex) }
  })
}

/**
 * Lists every assigned address, in the order of the wallet. A reused address is listed once for each order. `received` is all money that
 * came. It includes money that staff returned, because the shop does not know from which address they returned it.
 */
export async function listAddresses(db: Db): Promise<AddressItem[]> {
  const rows = await db.select().from(payments).orderBy(asc(payments.chain), asc(payments.account), asc(payments.index))
  const returned = await sumReviewReturns(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, chain, account, index, address, currency, orderId, status, received, createdAt }) => {
    const sum = formatDecimal(amount(COINS[currency].asset, received + (returned.get(id) ?? 0n)))
    return { chain, account, index, address, currency, orderId, status, received: sum, createdAt }
  })
}

/** An address that received money, with the sum of each coin. */
export type PaidAddress = Pick<AddressItem, 'account' | 'index' | 'address'> & {
  chain: Chain
  sums: { currency: Currency; amount: string }[]
}

/**
 * Lists the addresses that received money for orders placed on or after a day, in the order of the wallet. The shop does not see money that left
 * an address, because it has no private key.
 */
export async function listPaidAddresses(db: Db, from: string | undefined): Promise<PaidAddress[]> {
  const { chain, account, index, address, currency } = payments
  const isLater = from === undefined ? undefined : gte(payments.createdAt, new Date(`${from}T00:00:00Z`))
  const rows = await db
    .select({ chain, account, index, address, currency, units: sql<string>`sum(${payments.received})::text` })
    .from(payments)
    .where(and(gt(payments.received, 0n), isLater))
    .groupBy(chain, account, index, address, currency)
    .orderBy(asc(chain), asc(account), asc(index), asc(currency))
  const byAddress = Map.groupBy(rows, (row) => `${row.account} ${row.index}`)
  return [...byAddress.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const sums = group.map((row) => ({ currency: row.currency, amount: sumText(row.currency, BigInt(row.units)) }))
    return [{ chain: first.chain, account: first.account, index: first.index, address: first.address, sums }]
  })
}

function sumText(currency: Currency, units: bigint): string {
  return formatDecimal(amount(COINS[currency].asset, units))
}

/** The number of addresses that one statement reads. */
const GIVEN_AT_ONCE = 500

/**
 * Lists the addresses of a chain, beginning with these indices. An account's row is locked while an address is assigned, so no index below
 * the next index is missing. Reused addresses are not listed again, because the caller already has them.
 */
export async function listGiven(
  db: Db,
  chain: Chain,
  places: GivenPlaces,
): Promise<{ keys: string[]; places: GivenPlaces }> {
  const accounts = await db.select().from(paymentAccounts).where(eq(paymentAccounts.chain, chain))
  const account = accounts.find(({ id, nextIndex }) => nextIndex > (places[id] ?? 0))
  if (!account) return { keys: [], places }
  const isUnknown = and(eq(payments.account, account.id), gte(payments.index, places[account.id] ?? 0))
  const rows = await db
    .select({ key: sql<string>`${payments.addressKey}`, index: payments.index })
    .from(payments)
    .where(and(isUnknown, isNotNull(payments.addressKey)))
    .orderBy(asc(payments.index))
    .limit(GIVEN_AT_ONCE)
  const last = rows.at(-1)
  const isAll = rows.length < GIVEN_AT_ONCE || last === undefined
  const next = isAll ? account.nextIndex : last.index + 1
  return { keys: rows.map(({ key }) => key), places: { ...places, [account.id]: next } }
}

export const restoredKey = (account: string): string => `addresses-restored:${account}`

/** Returns the account's next index at the time of a restore. Undefined if the watching time since the restore is over (`resumeAfterRestore`). */
export async function findRestored(db: Db, now: Date, account: string): Promise<number | undefined> {
  return (await readCount(db, now, restoredKey(account)))?.count
}

/**
 * A run of unpaid addresses. `unpaid`: how many of the last addresses have no money. `lastPaid`: the index of the last paid address;
 * undefined if that address is outside the searched range.
 */
export type Run = { unpaid: number; lastPaid: number | undefined }

/** Finds the run of unpaid addresses at the end of an account. Addresses before the index `from` are ignored. */
export async function findRun(db: Db, { id, nextIndex }: AccountRow, unpaidMost: number, from = 0): Promise<Run> {
  const least = Math.max(from, nextIndex - unpaidMost)
  const isOurs = and(eq(payments.account, id), isNotNull(payments.addressKey), gte(payments.index, least))
  const [row] = await db
    .select({ index: payments.index })
    .from(payments)
    .where(and(isOurs, wasSeen(db)))
    .orderBy(desc(payments.index))
    .limit(1)
  const lastPaid = row?.index ?? (least === 0 ? -1 : undefined)
  return { lastPaid, unpaid: nextIndex - 1 - (lastPaid ?? least - 1) }
}

/**
 * An SQL condition: true if money in any coin arrived at the address, or was seen unconfirmed. Sightings stay after a re-org, so the result
 * stays true forever.
 */
export function wasSeen(db: Db): SQL {
  const one = { one: sql`1` }
  const came = db.select(one).from(transfers).where(eq(transfers.paymentId, payments.id))
  const shown = db.select(one).from(sightings).where(eq(sightings.paymentId, payments.id))
  return sql`(${exists(came)} or ${exists(shown)})`
}
