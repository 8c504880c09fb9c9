import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { amount, subtract } from '#base/money.ts'
import { Refusal } from '#base/refusal.ts'
import { after, DAY } from '#base/time.ts'
import { lockAttempt } from '#features/money/cards/queries.ts'
import { lockPayment, type PaymentRow } from '#features/money/crypto/queries.ts'
import { payments } from '#features/money/crypto/tables.ts'
import type { SettlementContext } from '#features/money/settlements/context.ts'
import { COINS } from '#features/money/settlements/model-currencies.ts'
import { sumRefunds } from '#features/money/settlements/queries.ts'
import type { Db } from '#server/database/database.ts'
import { chargeOf, decisionsFor } from './rules.ts'

type Context = Pick<SettlementContext, 'shop' | 'orders'>

/**
 * Asks the customer for the missing sum. The address accepts this sum even after the end of the quote. The sum is valued at the rate of the
 * day on which it arrives.
 */
export async function askForRest(tx: Db, { shop, orders }: Context, id: string): Promise<void> {
  const payment = await lockPayment(tx, id)
  const isWatched = payment !== undefined && payment.watchUntil > shop.now()
  if (!payment || !decisionsFor('crypto', { ...payment, isWatched }).includes('rest'))
    throw new Refusal('conflict', 'payments.decision-impossible')
  if (!(await orders.lockDue(tx, payment.orderId))?.payable) throw new Refusal('conflict', 'payments.order-not-payable')
  await tx.update(payments).set({ restAskedAt: shop.now() }).where(eq(payments.id, id))
  await orders.onEvent(tx, { ...factsOf(payment, 'rest'), watchedUntil: payment.watchUntil })
}

/** The parts of an event about a missing sum. */
function factsOf<Kind extends 'rest' | 'rest-over'>(payment: PaymentRow, kind: Kind) {
  const { id, orderId, currency, confirmed } = payment
  const { asset } = COINS[currency]
  const received = amount(asset, confirmed)
  const due = subtract(amount(asset, payment.expected), received)
  return {
    kind,
    orderId,
    method: 'crypto' as const,
    reference: id,
    dedupeKey: `${kind} ${id} ${confirmed}`,
    currency,
    received,
    due,
  }
}

/** How long the shop waits for the confirmation of a sum that was sent in the last minutes of the watching time. */
const REST_GRACE = DAY

/** Tells customers that the requested missing sum has not come. The shop no longer watches the address, and staff must decide again. */
export async function tellMissingRests({ shop, orders }: Context): Promise<void> {
  const isShort = and(eq(payments.status, 'review'), eq(payments.attention, 'underpaid'))
  const isOver = lt(payments.watchUntil, after(shop.now(), -REST_GRACE))
  const listed = await shop.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isNotNull(payments.restAskedAt), isShort, isOver))
  for (const { id } of listed) {
    await shop.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, id)
      if (!payment?.restAskedAt || payment.attention !== 'underpaid') return
      await tx.update(payments).set({ restAskedAt: null }).where(eq(payments.id, id))
      if ((await orders.lockDue(tx, payment.orderId))?.payable) await orders.onEvent(tx, factsOf(payment, 'rest-over'))
    })
  }
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
