import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { amount, formatDecimal } from '#base/money.ts'
import type { Db } from '#server/database/database.ts'
import type { CardCurrency } from './model-card.ts'
import { type Chain, COINS, type Currency, type ToldReason, type WireStatus } from './model.ts'
import { type CardAttemptRow, findAttempt, findPendingAttempt } from './queries-card.ts'
import { listOwed } from './queries-surplus.ts'
import { paymentToShow, toldReason } from './rules-told.ts'
import { wireStatus } from './rules.ts'
import { chainWatch, payments, settlements } from './tables.ts'

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

export async function findSettlement(db: Db, orderId: string) {
  const [row] = await db.select().from(settlements).where(eq(settlements.orderId, orderId))
  return row
}

export async function findWatch(db: Db, chain: Chain): Promise<WatchRow | undefined> {
  const [row] = await db.select().from(chainWatch).where(eq(chainWatch.chain, chain))
  return row
}

export async function listWatches(db: Db): Promise<Map<Chain, WatchRow>> {
  const rows = await db.select().from(chainWatch)
  return new Map(rows.map((row) => [row.chain, row]))
}

/** What the page of an order shows of its payment; amounts are decimal strings in whole coins. */
export type PaymentFacts = {
  id: string
  /** USD and RUB: by card, with what the card is charged. */
  currency: Currency | CardCurrency
  status: WireStatus
  expectedAmount: string
  received: string
  transactionHash: string | null
  paidAt: string | null
  /** The payment a customer can go on with, if there is one. */
  openPaymentId: string | null
  /** Why a person looks at it. */
  reason?: ToldReason
  /** What came for the order beyond its price, by whatever way, and was not yet given back. */
  surplus?: { currency: Currency | CardCurrency; amount: string }[]
}

/** The payment that matters most to a customer (`paymentToShow`), and what is to be given back. */
export async function findPaymentFacts(db: Db, orderId: string): Promise<PaymentFacts | undefined> {
  const facts = await findChosenFacts(db, orderId)
  const owed = facts ? await listOwed(db, { orderId }) : []
  const surplus = owed.map((one) => ({ currency: one.currency, amount: formatDecimal(one.owed) }))
  return facts && (surplus.length > 0 ? { ...facts, surplus } : facts)
}

async function findChosenFacts(db: Db, orderId: string): Promise<PaymentFacts | undefined> {
  const newestFirst = [desc(payments.createdAt), desc(payments.id)]
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(...newestFirst)
  const chosen = paymentToShow(rows)
  const isOpen = chosen?.closedAt === null
  const card = await findCardFacts(db, orderId, isOpen || (chosen && hasMoney(chosen)) ? chosen : undefined)
  return card ?? (chosen && { ...presentFacts(chosen), openPaymentId: isOpen ? chosen.id : null })
}

/** Something came for it, if only in a coin that was not asked for. */
function hasMoney({ received, status }: PaymentRow): boolean {
  return received > 0n || status === 'review'
}

/** A card that paid the order, or one under way that is newer than the coin's payment. */
async function findCardFacts(db: Db, orderId: string, coin: PaymentRow | undefined): Promise<PaymentFacts | undefined> {
  const settlement = await findSettlement(db, orderId)
  if (settlement) {
    const paid = settlement.method === 'card' ? await findAttempt(db, settlement.reference) : undefined
    return paid && { ...presentCardFacts(paid, 'completed'), paidAt: settlement.settledAt.toISOString() }
  }
  const pending = await findPendingAttempt(db, orderId)
  if (!pending || (coin && (hasMoney(coin) || coin.createdAt > pending.createdAt))) return undefined
  return presentCardFacts(pending, pending.status === 'review' ? 'review' : 'waiting')
}

function presentCardFacts(row: CardAttemptRow, status: WireStatus): PaymentFacts {
  const price = formatDecimal(amount(row.currency, BigInt(row.amountCents)))
  return {
    id: row.id,
    currency: row.currency,
    status,
    expectedAmount: price,
    received: status === 'completed' ? price : '0',
    transactionHash: null,
    paidAt: null,
    openPaymentId: row.closedAt === null ? row.id : null,
  }
}

function presentFacts(row: PaymentRow): Omit<PaymentFacts, 'openPaymentId'> {
  const { asset } = COINS[row.currency]
  const reason = toldReason(row.attention)
  return {
    id: row.id,
    ...(reason && { reason }),
    currency: row.currency,
    status: wireStatus(row.status),
    expectedAmount: formatDecimal(amount(asset, row.expected)),
    received: formatDecimal(amount(asset, row.received)),
    transactionHash: row.transactionHash,
    paidAt: row.completedAt?.toISOString() ?? null,
  }
}
