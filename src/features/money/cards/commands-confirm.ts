import { eq } from 'drizzle-orm'
import { amount } from '#base/money.ts'
import { requireFound } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { CardContext } from './context.ts'
import { settle } from '#features/money/settlements/commands.ts'
import type { CardMismatch } from '#features/money/settlements/model-attention.ts'
import type { WrongCharge } from '#features/money/settlements/model.ts'
import type { CardReport } from './model.ts'
import { type CardAttemptRow, findAttempt, findAttentionBefore, lockAttempt } from './queries.ts'
import {
  cardProvider,
  type CheckoutEvaluation,
  holdsMoney,
  evaluateCheckout,
  wasJustChecked,
  keepsAttention,
} from './rules.ts'
import { cardAttempts, providerEvents } from './tables.ts'

/**
 * Asks the card service about a payment attempt (one hosted checkout of an order), and stores the answer. Throws if the card service does
 * not answer.
 */
export async function confirmCard(context: CardContext, id: string): Promise<CardAttemptRow> {
  const attempt = requireFound(await findAttempt(context.shop.db, id), 'payments.not-found')
  const { ref, status } = attempt
  const provider = cardProvider(context.cards.providers, attempt.provider)
  if (ref === null || !provider || holdsMoney(status)) return attempt
  return (await applyReport(context, id, ref, await provider.fetch(ref))).attempt
}

/**
 * Checks a payment when the customer presses "Check the payment". The shop asks the card service, unless the last check was less than two
 * seconds ago. If the card service is unavailable, nothing changes.
 */
export async function checkCard(context: CardContext, id: string): Promise<CardAttemptRow> {
  const { shop } = context
  const attempt = requireFound(await findAttempt(shop.db, id), 'payments.not-found')
  if (attempt.status !== 'open' || wasJustChecked(attempt.checkedAt, shop.now())) return attempt
  return await confirmCard(context, id).catch((error: unknown) => {
    shop.log.warn({ err: error, attemptId: id }, 'the card provider did not answer about a payment, retrying later')
    return attempt
  })
}

/** The result of a card service's report about a payment attempt. `payable`: true if the order of the attempt still waits for money. */
type ReportOutcome = { attempt: CardAttemptRow; payable: boolean }

/** Stores a card service's answer. The same database transaction marks the order as paid and the webhook message as handled. */
export async function applyReport(
  { shop, orders }: CardContext,
  id: string,
  ref: string,
  report: CardReport,
  eventId?: string,
): Promise<ReportOutcome> {
  const known = requireFound(await findAttempt(shop.db, id), 'payments.not-found')
  return await shop.db.transaction(async (tx) => {
    // Lock the order first, then its attempt. `openCardAttempt` locks in the same sequence.
    const due = await orders.lockDue(tx, known.orderId)
    const attempt = (await lockAttempt(tx, id)) ?? known
    const payable = due?.payable ?? false
    if (eventId !== undefined && !(await claimEvent(tx, attempt, eventId, shop.now()))) return { attempt, payable }
    const evaluated = evaluateCheckout(attempt, ref, report)
    const evaluation =
      evaluated === 'settle' && payable && due?.dueCents !== attempt.priceCents ? 'wrong-amount' : evaluated
    const charge = evaluated === 'wrong-amount' ? wrongCharge(attempt, report) : undefined
    const change = await changeBy(tx, { shop, orders }, attempt, { evaluation, charge })
    const own = evaluation === 'wrong-checkout' ? attempt.ref : (attempt.ref ?? ref)
    const [changed] = await tx
      .update(cardAttempts)
      .set({
        ...change,
        ...(evaluation === 'wrong-amount' && { takenCents: report.amountCents }),
        ref: own,
        checkedAt: shop.now(),
      })
      .where(eq(cardAttempts.id, id))
      .returning()
    return { attempt: changed ?? attempt, payable }
  })
}

/** Marks a webhook message of a card service as handled. Returns false if another process has already handled the message. */
export async function claimEvent(
  tx: Db,
  { provider }: Pick<CardAttemptRow, 'provider'>,
  eventId: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .insert(providerEvents)
    .values({ provider, eventId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId })
  return taken.length === 1
}

type Change = Partial<Pick<CardAttemptRow, 'status' | 'attention' | 'closedAt'>>

async function changeBy(
  tx: Db,
  { shop, orders }: Pick<CardContext, 'shop' | 'orders'>,
  attempt: CardAttemptRow,
  { evaluation, charge }: { evaluation: CheckoutEvaluation; charge: WrongCharge | undefined },
): Promise<Change> {
  const closedAt = attempt.closedAt ?? shop.now()
  switch (evaluation) {
    case 'keep':
      return {}
    case 'declined':
    case 'expired':
      return { status: evaluation, closedAt }
    case 'settle':
      return { ...(await settleAttempt(tx, { shop, orders }, attempt)), closedAt }
    case 'wrong-amount':
    case 'wrong-currency':
    case 'wrong-order':
    case 'wrong-checkout':
    case 'order-not-payable':
      return { ...(await needsPerson(tx, { shop, orders }, attempt, evaluation, charge)), closedAt }
  }
}

/** Describes a charge with a wrong sum. Both sums are in the currency of the attempt. */
function wrongCharge({ currency, amountCents }: CardAttemptRow, report: CardReport): WrongCharge {
  const [expected, taken] = [amount(currency, BigInt(amountCents)), amount(currency, BigInt(report.amountCents))]
  return { currency, expected, taken }
}

/** Pays the order with its price in dollars. Money above the price is a surplus in the currency of the charge, in cents or kopecks. */
async function settleAttempt(
  tx: Db,
  { shop, orders }: Pick<CardContext, 'shop' | 'orders'>,
  attempt: CardAttemptRow,
): Promise<Change> {
  const { orderId, id: reference, currency, priceCents, amountCents } = attempt
  const common = { orderId, method: 'card' as const, reference, settledAt: shop.now() }
  const paid = amount('USD', BigInt(priceCents))
  const held = { ...common, currency, paid: amount(currency, BigInt(amountCents)) }
  const result = await settle(tx, orders, { ...common, currency: 'USD', paid, transactionHash: null }, held)
  if (result === 'refused') return await needsPerson(tx, { shop, orders }, attempt, 'order-not-payable')
  return { status: result === 'surplus' ? 'surplus' : 'paid' }
}

async function needsPerson(
  tx: Db,
  { shop, orders }: Pick<CardContext, 'shop' | 'orders'>,
  attempt: CardAttemptRow,
  attention: CardMismatch,
  charge?: WrongCharge,
): Promise<Change> {
  const { id: reference, orderId, status, provider } = attempt
  const stays = keepsAttention(attempt)
  // The shop already knows that the charge does not match: another message or the card service's list only reports the mismatch again.
  if ((stays ? await findAttentionBefore(tx, attempt) : attempt.attention) === attention) return {}
  shop.log.warn({ attemptId: reference, attention }, 'a card payment needs a decision by staff')
  const dedupeKey = `review ${reference} ${attention}`
  await orders.onEvent(tx, { kind: 'review', orderId, method: 'card', reference, attention, dedupeKey, charge })
  if (!stays) return { status: holdsMoney(status) ? status : 'review', attention }
  // During a dispute the mismatch is only recorded here. When the dispute is over, it becomes the reason (`attention`) why staff must look
  // at the payment.
  await writeAudit(tx, shop.now(), {
    actorId: provider,
    action: 'payments.mismatch',
    subject: 'order',
    subjectId: orderId,
    before: { attention: attempt.attention },
    after: { method: 'card', reference, attention },
  })
  return {}
}
