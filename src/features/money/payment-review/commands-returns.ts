import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Amount } from '#base/money.ts'
import { Refusal, requireFound } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { refundCard } from '#features/money/cards/commands-refund.ts'
import type { CardContext } from '#features/money/cards/context.ts'
import { findAttempt } from '#features/money/cards/queries.ts'
import type { CryptoContext } from '#features/money/crypto/context.ts'
import { lockPayment } from '#features/money/crypto/queries.ts'
import { payments } from '#features/money/crypto/tables.ts'
import type { SettlementContext } from '#features/money/settlements/context.ts'
import { writeSurplus } from '#features/money/settlements/commands.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { findSettlement, readLeft } from '#features/money/settlements/queries.ts'
import { assertMayMoveMoney } from '#features/money/settlements/rules.ts'
import { refunds } from '#features/money/settlements/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { decideReview } from './commands.ts'
import { evaluateNow } from './commands-late.ts'
import type { HeldMoney } from './model.ts'
import { listHeld } from './queries-returns.ts'
import { assertReturnDay, chargeOf, decisionsFor } from './rules.ts'
import { isCardToRefund } from './rules-returns.ts'
import type { DecisionInput, ReturnedInput } from './schemas.ts'

/**
 * Locks the coin payment that paid an order. The caller must do this before it locks the order: the code that applies blocks locks in the
 * same sequence, which avoids deadlocks.
 */
export async function lockPaidCoin(tx: Db, orderId: string): Promise<void> {
  const settlement = await findSettlement(tx, orderId)
  if (settlement?.method === 'crypto') await lockPayment(tx, settlement.reference)
}

/**
 * Adds the money that paid an order to the list of money that staff must return: coins, or a transfer that staff confirmed. Staff send this
 * money by hand and record it with `markSurplusReturned`. The caller has locked the payment (`lockPaidCoin`), then the order. A second call
 * changes nothing.
 */
export async function oweByHand(tx: Db, shop: Shop, by: Staff, orderId: string): Promise<void> {
  assertMayMoveMoney(by)
  const now = shop.now()
  for (const { method, reference, currency, came, state } of await listHeld(tx, [orderId])) {
    if (method === 'card' || state !== 'owed') continue
    await writeSurplus(tx, { orderId, method, reference, currency, paid: came, settledAt: now })
    // This money no longer pays the order. All money that the chain confirms, now or later, is a surplus.
    if (method === 'crypto') await tx.update(payments).set({ credited: 0n }).where(eq(payments.id, reference))
    await writeAudit(tx, now, {
      actorId: by.accountId,
      action: 'payments.owed',
      subject: 'order',
      subjectId: orderId,
      after: { method, reference, currency, units: came.units.toString() },
    })
  }
}

/**
 * Requests refunds from the card services for all card money of an order that has no requested refund yet. The id of each refund is made
 * from the payment and the number of refusals, so two simultaneous calls request each refund only once.
 */
export async function refundCards(
  { cards, ...context }: SettlementContext & { cards?: CardContext['cards'] | undefined },
  by: Staff,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
  for (const money of (await listHeld(context.shop.db, [orderId])).filter(isCardToRefund)) {
    if (!cards) throw new Refusal('conflict', 'payments.refund-impossible')
    const { reference: attemptId, failures, left } = money
    const id = createHash('sha256').update(`return ${attemptId} ${failures}`).digest('hex').slice(0, 32)
    try {
      await refundCard({ ...context, cards }, by, { id, attemptId, amountCents: Number(left.units), reason })
    } catch (error) {
      if (!(await hasGoneMeanwhile(context.shop.db, money, error))) throw error
    }
  }
}

/**
 * Carries out a decision of staff about a payment. A card service cannot increase a charge, so a charge that was too small is refunded
 * first. Then the customer is asked to pay again.
 */
export async function decidePayment(
  { cards, ...context }: CryptoContext & { cards?: CardContext['cards'] | undefined },
  by: Staff,
  input: DecisionInput,
): Promise<void> {
  if (input.method === 'card' && input.decision === 'rest') {
    const { db } = context.shop
    const attempt = requireFound(await findAttempt(db, input.reference), 'payments.not-found')
    const { confirmed, expected } = chargeOf(attempt)
    if (!decisionsFor('card', { attention: input.attention, confirmed, expected }).includes('rest'))
      throw new Refusal('conflict', 'payments.decision-impossible')
    if (!cards) throw new Refusal('conflict', 'payments.refund-impossible')
    const { left } = await readLeft(db, input, confirmed)
    if (left > 0n) {
      const refund = { attemptId: attempt.id, amountCents: Number(left), reason: input.note }
      const { status } = await refundCard({ ...context, cards }, by, refund)
      if (status === 'failed') throw new Refusal('conflict', 'payments.refund-impossible')
    }
  }
  await decideReview(context, by, input)
  // After this evaluation the order may be paid, or staff must decide about other money of the payment.
  if (input.method === 'crypto') await evaluateNow(context, input.reference)
}

type PartReturn = { money: HeldMoney; part: Amount; reason: string; refundId: string } & Pick<
  ReturnedInput,
  'way' | 'returnedOn' | 'proof'
>

/**
 * Records that staff returned a part of the coins, or of the transfer, that paid an order. The other part still pays the order. The caller
 * has locked the payment (`lockPaidCoin`), then the order, and has read `money` after that. A second call with the same id changes nothing.
 */
export async function recordPartReturn(tx: Db, { shop, orders }: SettlementContext, by: Staff, given: PartReturn) {
  assertMayMoveMoney(by)
  const { money, part, reason, refundId: id, way, returnedOn, proof } = given
  const { method, reference, orderId, currency } = money
  const now = shop.now()
  assertReturnDay(returnedOn, now)
  const done = { status: 'done' as const, requestedBy: by.accountId, requestedAt: now, finishedAt: now }
  const row = { id, method, reference, orderId, currency, units: part.units, reason, ...done }
  const known = await tx
    .insert(refunds)
    .values({ ...row, providerRef: proof, way, returnedOn })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  if (known.length === 0) return
  await writeAudit(tx, now, {
    actorId: by.accountId,
    action: 'payments.part-returned',
    subject: 'order',
    subjectId: orderId,
    after: { method, reference, currency, units: part.units.toString(), proof, way, returnedOn },
  })
  const about = { orderId, method, reference, dedupeKey: `returned ${id}` }
  const sent = way === 'crypto' ? { transactionHash: proof } : {}
  await orders.onEvent(tx, { kind: 'returned', ...about, currency, amount: part, ...sent })
}

/** Returns true if another call has requested this refund after `listHeld` was read. */
async function hasGoneMeanwhile(db: Db, { orderId, reference }: HeldMoney, error: unknown): Promise<boolean> {
  if (!(error instanceof Refusal) || !OVERTAKEN.has(error.code)) return false
  const held = await listHeld(db, [orderId])
  return !held.some((money) => money.reference === reference && isCardToRefund(money))
}

const OVERTAKEN = new Set(['payments.refund-too-much', 'payments.refund-changed', 'payments.refund-nothing'])
