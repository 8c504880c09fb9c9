import { eq } from 'drizzle-orm'
import { amount, subtract } from '#base/money.ts'
import { Refusal } from '#base/refusal.ts'
import { lockAttempt } from '#features/money/cards/queries.ts'
import { lockPayment } from '#features/money/crypto/queries.ts'
import { payments } from '#features/money/crypto/tables.ts'
import type { SettlementContext } from '#features/money/settlements/context.ts'
import { COINS } from '#features/money/settlements/model-currencies.ts'
import { sumRefunds } from '#features/money/settlements/queries.ts'
import type { Db } from '#server/database/database.ts'
import { chargeOf, decisionsFor } from './rules.ts'

type Context = Pick<SettlementContext, 'shop' | 'orders'>

/**
 * Asks the customer for the missing sum. The address takes this sum even after the end of the quote. The sum is valued at the rate of the
 * day on which it arrives.
 */
export async function askForRest(tx: Db, { shop, orders }: Context, id: string): Promise<void> {
  const payment = await lockPayment(tx, id)
  const isWatched = payment !== undefined && payment.watchUntil > shop.now()
  if (!payment || !decisionsFor('crypto', { ...payment, isWatched }).includes('rest'))
    throw new Refusal('conflict', 'payments.decision-impossible')
  const { orderId, currency } = payment
  if (!(await orders.lockDue(tx, orderId))?.payable) throw new Refusal('conflict', 'payments.order-not-payable')
  const { asset } = COINS[currency]
  const received = amount(asset, payment.confirmed)
  const due = subtract(amount(asset, payment.expected), received)
  await tx.update(payments).set({ restAskedAt: shop.now() }).where(eq(payments.id, id))
  const dedupeKey = `rest ${id} ${payment.confirmed}`
  await orders.onEvent(tx, {
    kind: 'rest',
    orderId,
    method: 'crypto',
    reference: id,
    dedupeKey,
    currency,
    received,
    due,
    watchedUntil: payment.watchUntil,
  })
}

/**
 * Tells the customer that the charge is refunded to the card, with a link for paying the price again. `decidePayment` has already requested
 * the refund.
 */
export async function askToPayAgain(tx: Db, { orders }: Context, id: string): Promise<void> {
  const attempt = await lockAttempt(tx, id)
  if (!attempt || !decisionsFor('card', { ...attempt, ...chargeOf(attempt) }).includes('rest'))
    throw new Refusal('conflict', 'payments.decision-impossible')
  const { orderId, currency } = attempt
  const { confirmed, expected } = chargeOf(attempt)
  const due = await orders.lockDue(tx, orderId)
  if (!due?.payable) throw new Refusal('conflict', 'payments.order-not-payable')
  if ((await sumRefunds(tx, 'card', id, ['requested', 'done'])) < confirmed)
    throw new Refusal('conflict', 'payments.decision-impossible')
  await orders.onEvent(tx, {
    kind: 'again',
    orderId,
    method: 'card',
    reference: id,
    dedupeKey: `again ${id}`,
    currency,
    received: amount(currency, confirmed),
    expected: amount(currency, expected),
    due: amount('USD', BigInt(due.dueCents)),
  })
}
