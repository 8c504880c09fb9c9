import { desc, eq } from 'drizzle-orm'
import { formatDecimal } from '#base/money.ts'
import { findAttempt, findPendingAttempt } from '#features/cards/queries.ts'
import type { PaymentRow } from '#features/crypto/queries.ts'
import { paymentToShow } from '#features/crypto/rules-customer.ts'
import { payments } from '#features/crypto/tables.ts'
import { findSettlement, listOwed } from '#features/settlements/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { PaymentFacts } from './model.ts'
import { presentCardFacts, presentFacts } from './present.ts'

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
