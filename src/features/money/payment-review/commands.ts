import { and, eq, inArray, isNull } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { amount, formatDecimal, parseDecimal, scaleCents } from '#base/money.ts'
import { invariant, Refusal, requireFound } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { SettlementContext } from '#features/money/settlements/context.ts'
import { notifySurplus, settle, writeSurplus } from '#features/money/settlements/commands.ts'
import type { DecisionInput, ReturnedInput } from './schemas.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import {
  type CoinUnits,
  isOwnCoinReason,
  isStrangeReason,
  OWN_COIN_REASONS,
} from '#features/money/settlements/model-attention.ts'
import { COINS } from '#features/money/settlements/model-currencies.ts'
import { type CardAttemptRow, findAttempt, lockAttempt } from '#features/money/cards/queries.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { assertMayMoveMoney, toAsset, REVIEW_RETURN, SURPLUS_RETURN } from '#features/money/settlements/rules.ts'
import { readLeft, sumRefunds } from '#features/money/settlements/queries.ts'
import { lockPayment, type PaymentRow } from '#features/money/crypto/queries.ts'
import {
  addUnits,
  type CoinSum,
  isDecided,
  decidedUncreditedUnits,
  toCoinSums,
} from '#features/money/settlements/rules-decisions.ts'
import { creditLate } from './commands-late.ts'
import { askForRest, askToPayAgain } from './commands-rest.ts'
import { isAllReturned, type About, readAbout } from './queries-returns.ts'
import { assertReturnDay, chargeOf, decisionsFor, removesMoney, statusWithout } from './rules.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { refunds, reviewDecisions, surpluses } from '#features/money/settlements/tables.ts'

type Context = Pick<SettlementContext, 'shop' | 'orders'>

/**
 * Carries out an administrator's decision about a payment that the rules could not decide. `accepted`: the money that came pays the order;
 * money that came after the watching time is added to the money before it. `rest`: the shop asks the customer for the missing amount; a card
 * charge is refunded, and the customer pays again. `returned`: money in the right coin no longer pays the order. Staff decide once
 * about each reason, but again if more coins came than the decision covers.
 */
export async function decideReview(context: Context, by: Staff, input: DecisionInput): Promise<void> {
  assertMayMoveMoney(by)
  const { shop } = context
  await shop.db.transaction(async (tx) => {
    const row = await lockReviewed(tx, context, input)
    const coin = 'confirmed' in row ? row : undefined
    const open = coin && (await readAbout(tx, [coin], shop.now()))(coin)
    if (row.attention !== input.attention || (open && !isOpenAsSeen(coin, open, input)))
      throw new Refusal('conflict', 'payments.review-changed')
    const isAccepted = input.decision === 'accepted'
    if (isAccepted && open && input.attention === 'after-watch') await creditLate(tx, context, coin, open)
    else if (isAccepted) await (coin ? accept : acceptCard)(tx, context, row.id)
    if (input.decision === 'rest') await (coin ? askForRest : askToPayAgain)(tx, context, row.id)
    if (input.decision === 'returned') await assertNotUnderWay(tx, input)
    const about = open && aboutOf(coin, open, input)
    if (removesMoney(input)) await takeMoneyAway(tx, context, by, row.id)
    else if (coin && !isAccepted) await closeReason(tx, coin, input.attention)
    const { method, reference, attention, decision, note } = input
    const decided = { decision, note, about: about ?? null, decidedBy: by.accountId, decidedAt: shop.now() }
    const [taken] = await tx
      .insert(reviewDecisions)
      .values({ method, reference, attention, ...decided })
      .onConflictDoUpdate({
        target: [reviewDecisions.method, reviewDecisions.reference, reviewDecisions.attention],
        set: decided,
        setWhere: eq(reviewDecisions.method, 'crypto'),
      })
      .returning({ reference: reviewDecisions.reference })
    if (!taken) throw new Refusal('conflict', 'payments.review-changed')
    await writeAudit(tx, shop.now(), {
      actorId: by.accountId,
      action: `payments.review-${decision}`,
      subject: 'order',
      subjectId: row.orderId,
      before: { method, reference, attention },
      // The note may name people, so the audit log does not contain it. The shop can erase the note, but not an entry of the audit log.
      after: { decision, ...receivedFacts(row) },
    })
  })
}

/** Returns the sum that the decision is about. Money in another coin has no single sum. */
function receivedFacts(row: PaymentRow | CardAttemptRow): { received?: string; currency?: string } {
  const isCoin = 'confirmed' in row
  const asset = isCoin ? COINS[row.currency].asset : row.currency
  const units = isCoin ? row.confirmed : chargeOf(row).confirmed
  return units > 0n ? { received: formatDecimal(amount(asset, units)), currency: row.currency } : {}
}

/**
 * Records that staff returned a surplus outside the shop: coins with the owner's wallet, a transfer with the bank. The return is recorded
 * once. It covers only the sum that the person saw, because more money may have arrived since. If the returned money is all the money that
 * paid the order, the order becomes refunded.
 */
export async function markSurplusReturned({ shop, orders }: Context, by: Staff, input: ReturnedInput): Promise<void> {
  assertMayMoveMoney(by)
  const { method, reference, amount: seen, proof, way, returnedOn, reason = SURPLUS_RETURN } = input
  const now = shop.now()
  assertReturnDay(returnedOn, now)
  await shop.db.transaction(async (tx) => {
    const isOwed = and(eq(surpluses.method, method), eq(surpluses.reference, reference), isNull(surpluses.returnedAt))
    const [known] = await tx.select().from(surpluses).where(isOwed)
    // Locks the order first, as all code does. So this call and a refund of the same money run one after the other.
    if (known) await orders.lockDue(tx, known.orderId)
    await assertNotUnderWay(tx, input)
    const [row] = await tx.update(surpluses).set({ returnedAt: now }).where(isOwed).returning()
    if (!row) throw new Refusal('not-found', 'payments.not-found')
    const { orderId, currency } = row
    const { left: units } = await readLeft(tx, input, row.units)
    if (seen !== undefined && parseDecimal(toAsset(currency), seen)?.units !== units)
      throw new Refusal('conflict', 'payments.review-changed')
    await tx.insert(refunds).values({
      id: newId(),
      method,
      reference,
      orderId,
      currency,
      units,
      status: 'done',
      reason,
      requestedBy: by.accountId,
      requestedAt: now,
      finishedAt: now,
      providerRef: proof,
      way,
      returnedOn,
    })
    await writeAudit(tx, now, {
      actorId: by.accountId,
      action: 'payments.surplus-returned',
      subject: 'order',
      subjectId: orderId,
      after: { method, reference, currency, units: units.toString(), proof, way, returnedOn },
    })
    if (await isAllReturned(tx, orderId)) await orders.onRefunded(tx, orderId, 'hand')
  })
}

/**
 * Refuses if a card refund of this money was requested and is not finished. The refund may still succeed, so staff must not return the same
 * money by hand.
 */
async function assertNotUnderWay(tx: Db, { method, reference }: Pick<ReturnedInput, 'method' | 'reference'>) {
  if ((await sumRefunds(tx, method, reference, ['requested'])) > 0n)
    throw new Refusal('conflict', 'payments.refund-under-way')
}

/**
 * Locks a card payment's order before its attempt, as a refund does. Locks a coin payment before its order, as the code that applies blocks
 * does. Both sequences avoid deadlocks.
 */
async function lockReviewed(tx: Db, { orders }: Context, { method, reference }: DecisionInput) {
  const attempt = method === 'card' ? await findAttempt(tx, reference) : undefined
  if (attempt) await orders.lockDue(tx, attempt.orderId)
  const row = method === 'crypto' ? await lockPayment(tx, reference) : await lockAttempt(tx, reference)
  if (!row) throw new Refusal('not-found', 'payments.not-found')
  return row
}

/** Returns true if staff can still decide about exactly the money that the person saw, without later or unconfirmed money. */
function isOpenAsSeen(row: PaymentRow, { decided, strange }: About, input: DecisionInput): boolean {
  const { attention } = row
  if (attention === null || isDecided({ ...row, decided }, attention, row.confirmed)) return false
  if (isStrangeReason(attention)) return input.strange === undefined || areSame(toCoinSums(strange), input.strange)
  if (input.received === undefined) return true
  return parseDecimal(COINS[row.currency].asset, input.received)?.units === row.confirmed
}

function areSame(here: CoinSum[], seen: CoinSum[]): boolean {
  const isSeen = (one: CoinSum) =>
    seen.some(({ currency, amount: sum }) => currency === one.currency && sum === one.amount)
  return here.length === seen.length && here.every(isSeen)
}

/** Returns the sums that a decision covers if the money stays in the payment. Only money in blocks is covered. */
function aboutOf(row: PaymentRow, { decided, strange }: About, input: DecisionInput): Record<string, string> | null {
  if (input.decision === 'accepted' || removesMoney(input)) return null
  if (isStrangeReason(input.attention)) {
    if (Object.keys(strange).length === 0) throw new Refusal('conflict', 'payments.decision-impossible')
    return written(addUnits(decidedUncreditedUnits(decided), strange))
  }
  const credited = row.credited ?? 0n
  const units = isOwnCoinReason(input.attention) ? row.confirmed : credited - row.confirmed
  return written({ [row.currency]: units })
}

function written(units: CoinUnits): Record<string, string> {
  return Object.fromEntries(Object.entries(units).map(([coin, one]) => [coin, one.toString()]))
}

/**
 * Removes the reason for review after a decision by staff. The reason stays if the coins can still pay the order. If the payment has
 * another reason, the next block shows it.
 */
async function closeReason(tx: Db, row: PaymentRow, reason: string): Promise<void> {
  const closed = isOwnCoinReason(reason) ? {} : { status: statusWithout(row), attention: null }
  await tx
    .update(payments)
    .set({ ...closed, waiting: true })
    .where(eq(payments.id, row.id))
}

async function accept(tx: Db, { shop, orders }: Context, id: string): Promise<void> {
  const payment = await lockPayment(tx, id)
  if (!payment || !decisionsFor('crypto', payment).includes('accepted'))
    throw new Refusal('conflict', 'payments.decision-impossible')
  const now = shop.now()
  const result = await settle(tx, orders, {
    orderId: payment.orderId,
    method: 'crypto',
    currency: payment.currency,
    reference: payment.id,
    paid: amount(COINS[payment.currency].asset, payment.confirmed),
    transactionHash: payment.transactionHash,
    settledAt: now,
  })
  if (result !== 'settled') throw new Refusal('conflict', 'payments.order-not-payable')
  await tx
    .update(payments)
    .set({
      status: 'completed',
      attention: null,
      credited: payment.confirmed,
      completedAt: now,
      closedAt: now,
      waiting: true,
    })
    .where(eq(payments.id, payment.id))
}

/**
 * Accepts a card charge as the payment of the order. If the charge is above the price, the difference is a surplus to return. Refuses if a
 * part of the price was refunded.
 */
async function acceptCard(tx: Db, { shop, orders }: Context, id: string): Promise<void> {
  const attempt = requireFound(await lockAttempt(tx, id), 'payments.not-found')
  const charge = chargeOf(attempt)
  const { left } = await readLeft(tx, { method: 'card', reference: id }, charge.confirmed)
  if (!decisionsFor('card', { ...attempt, ...charge, left }).includes('accepted'))
    throw new Refusal('conflict', 'payments.decision-impossible')
  const { orderId, currency, priceCents, amountCents } = attempt
  const taken = attempt.takenCents ?? 0
  const common = { orderId, method: 'card' as const, reference: id, settledAt: shop.now() }
  const paid = amount('USD', BigInt(scaleCents(priceCents, taken, amountCents)))
  const result = await settle(tx, orders, { ...common, currency: 'USD', paid, transactionHash: null })
  if (result !== 'settled') throw new Refusal('conflict', 'payments.order-not-payable')
  await tx
    .update(cardAttempts)
    .set({ status: 'paid', attention: null, amountCents: taken })
    .where(eq(cardAttempts.id, id))
  if (taken <= amountCents) return
  const beyond = { ...common, currency, paid: amount(currency, BigInt(taken - amountCents)) }
  await writeSurplus(tx, beyond)
  await notifySurplus(tx, orders, beyond)
}

/**
 * Records that staff returned the money of a coin payment, so that this money does not pay the order. If the address has other money, the
 * next block shows it.
 */
async function takeMoneyAway(tx: Db, { shop }: Context, by: Staff, id: string): Promise<void> {
  const payment = await lockPayment(tx, id)
  invariant(payment, 'a payment under decision exists')
  const { orderId, currency, received, confirmed, cancelledAt } = payment
  const now = shop.now()
  await tx.insert(refunds).values({
    id: newId(),
    method: 'crypto',
    reference: id,
    orderId,
    currency,
    units: confirmed,
    status: 'done',
    reason: REVIEW_RETURN,
    requestedBy: by.accountId,
    requestedAt: now,
    finishedAt: now,
  })
  // Earlier decisions about this money end here. If the same sum comes again, staff must decide about it again.
  await tx
    .update(reviewDecisions)
    .set({ about: null })
    .where(
      and(
        eq(reviewDecisions.method, 'crypto'),
        eq(reviewDecisions.reference, id),
        inArray(reviewDecisions.attention, [...OWN_COIN_REASONS]),
      ),
    )
  const status = cancelledAt ? 'cancelled' : 'expired'
  const left = { received: received - confirmed, confirmed: 0n }
  await tx
    .update(payments)
    .set({ status, attention: null, restAskedAt: null, ...left, waiting: true })
    .where(eq(payments.id, id))
}
