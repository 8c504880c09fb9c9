import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { amount, formatDecimal } from '#base/money.ts'
import { type Chain, COINS, type Currency } from '#features/settlements/model-currencies.ts'
import type { Db } from '#server/database/database.ts'
import { gapNeeded } from './rules-addresses.ts'
import { chainWatch, paymentAccounts, payments, transfers } from './tables.ts'

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

/** How far each wallet must search to find every address that was paid to, or may yet be. */
export async function listGaps(db: Db): Promise<{ chain: string; account: string; given: number; gap: number }[]> {
  const accounts = await db.select().from(paymentAccounts).orderBy(asc(paymentAccounts.chain), asc(paymentAccounts.id))
  const paid = await db
    .selectDistinct({ account: payments.account, index: payments.index })
    .from(payments)
    .innerJoin(transfers, eq(transfers.paymentId, payments.id))
  return accounts.map(({ chain, id, nextIndex }) => {
    const indices = paid.filter(({ account }) => account === id).map(({ index }) => index)
    return { chain, account: id, given: nextIndex, gap: gapNeeded(indices, nextIndex) }
  })
}

/** Every address that was given out, in the order of the wallet; one that was given again stands there once for each order. */
export async function listAddresses(db: Db): Promise<AddressItem[]> {
  const rows = await db.select().from(payments).orderBy(asc(payments.chain), asc(payments.account), asc(payments.index))
  return rows.map(({ chain, account, index, address, currency, orderId, status, received, createdAt }) => {
    const sum = formatDecimal(amount(COINS[currency].asset, received))
    return { chain, account, index, address, currency, orderId, status, received: sum, createdAt }
  })
}

export type PaymentRow = typeof payments.$inferSelect

export type WatchRow = typeof chainWatch.$inferSelect

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

/** The payment whose quote still holds, in one coin. */
export async function findOpenPayment(db: Db, orderId: string, currency: Currency): Promise<PaymentRow | undefined> {
  const isOpen = and(eq(payments.orderId, orderId), eq(payments.currency, currency), isNull(payments.closedAt))
  const [row] = await db.select().from(payments).where(isOpen)
  return row
}

export async function countPayments(db: Db, orderId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(payments).where(eq(payments.orderId, orderId))
  return row?.n ?? 0
}

export async function findWatch(db: Db, chain: Chain): Promise<WatchRow | undefined> {
  const [row] = await db.select().from(chainWatch).where(eq(chainWatch.chain, chain))
  return row
}

export async function listWatches(db: Db): Promise<Map<Chain, WatchRow>> {
  const rows = await db.select().from(chainWatch)
  return new Map(rows.map((row) => [row.chain, row]))
}
