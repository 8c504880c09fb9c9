import { jittered } from '#base/back-off.ts'
import { divide } from '#base/money.ts'
import { after, DAY, hasPassed, HOUR, MINUTE, SECOND } from '#base/time.ts'
import type { CardAttention, CardMismatch } from '#features/money/settlements/model-attention.ts'
import type { CardDispute, CardProvider, CardProviderName, CardReport, CardStatus, CardWireStatus } from './model.ts'

/** The time for which a checkout stays open. Stripe accepts 30 minutes to 24 hours, counted from the time when it receives the request. */
export const CARD_LIFETIME = HOUR

/**
 * The minimum time that must remain before a checkout ends. With less time the shop no longer offers the checkout, because the customer
 * cannot type a card number so fast.
 */
const MIN_TIME_TO_PAY = 3 * MINUTE

/** How long the shop waits for a card service's answer to an attempt. Then a new attempt with a new idempotency key replaces it. */
const ANSWER_TIMEOUT = 10 * MINUTE

/** The maximum number of card attempts for one order. */
export const CARD_ATTEMPTS_PER_ORDER = 20

type Terms = { orderId: string; amountCents: number; currency: string }
type CheckoutFacts = Terms & { id: string; ref: string | null; status: CardStatus }

/**
 * The effect of a card service's report on an attempt. `settle`: the amount is correct; the function `settle()` then decides whether the
 * money pays the order.
 */
export type CheckoutEvaluation = 'settle' | 'keep' | 'declined' | 'expired' | CardMismatch

/** Decides what a card service's report changes in an attempt. An attempt that has its money, or is in review, does not change. */
export function evaluateCheckout(attempt: CheckoutFacts, ref: string, report: CardReport): CheckoutEvaluation {
  if (attempt.ref !== null && attempt.ref !== ref) return report.status === 'paid' ? 'wrong-checkout' : 'keep'
  if (holdsMoney(attempt.status)) return 'keep'
  switch (report.status) {
    case 'paid':
      return mismatch(attempt, report) ?? 'settle'
    case 'failed':
      return 'declined'
    case 'expired':
      return 'expired'
    case 'open':
      return 'keep'
  }
}

function mismatch(attempt: CheckoutFacts, report: CardReport): CardMismatch | undefined {
  const isOurs = report.attemptId === undefined || report.attemptId === attempt.id
  if (report.orderId !== attempt.orderId || !isOurs) return 'wrong-order'
  if (report.currency !== attempt.currency) return 'wrong-currency'
  if (report.amountCents !== attempt.amountCents) return 'wrong-amount'
  return undefined
}

/** Returns true if an attempt has received its money. No later report changes such an attempt. */
export function holdsMoney(status: CardStatus): boolean {
  return status === 'paid' || status === 'surplus' || status === 'review'
}

type OpenAttempt = { priceCents: number; url: string | null; createdAt: Date; expiresAt: Date }

/** Returns true if a repeated request gets the same checkout. The amount of that checkout stays valid, even if the rouble rate has changed. */
export function stillOffered(attempt: OpenAttempt, dueCents: number, now: Date): boolean {
  const inTime = after(attempt.expiresAt, -MIN_TIME_TO_PAY) > now
  const answered = attempt.url !== null || after(attempt.createdAt, ANSWER_TIMEOUT) > now
  return attempt.priceCents === dueCents && inTime && answered
}

/** Returns true if the shop may still send the checkout's address to a customer: the checkout is open, and no other checkout has replaced it. */
export function canBePaid(attempt: { status: CardStatus; closedAt: Date | null; expiresAt: Date }, now: Date): boolean {
  return attempt.status === 'open' && attempt.closedAt === null && attempt.expiresAt > now
}

/** Converts a price in cents to kopecks. `roublesPerUsd` is × 10⁸. The result is rounded up, to the shop's advantage. */
export function kopecksFor(cents: number, roublesPerUsd: bigint): number {
  return Number(divide(BigInt(cents) * roublesPerUsd, 10n ** 8n, 'up'))
}

/** Finds the card service with this name. Without a name, returns the first card service, which is the default. */
export function cardProvider(providers: CardProvider[], name?: CardProviderName): CardProvider | undefined {
  return name === undefined ? providers[0] : providers.find((provider) => provider.name === name)
}

/**
 * Returns the reason why staff must look at a payment (`attention`) after a message from the bank. A dispute is more important than a
 * warning, even if the warning comes later. If the shop wins a dispute, the earlier reason returns.
 */
export function attentionAfter(
  now: CardAttention | null,
  state: CardDispute['state'],
  before: CardAttention | null,
): CardAttention | null {
  switch (state) {
    case 'warning':
      return now === 'disputed' || now === 'dispute-lost' ? now : 'fraud-warning'
    case 'open':
      return now === 'dispute-lost' ? now : 'disputed'
    case 'lost':
      return 'dispute-lost'
    case 'won':
      return now === 'disputed' || now === 'fraud-warning' ? before : now
  }
}

/** Returns true if the reason for review comes from the bank: the bank takes the money of a payment back, or warns that it may do so. */
export function isOfBank(attention: CardAttention | null): boolean {
  return attention === 'fraud-warning' || attention === 'disputed' || attention === 'dispute-lost'
}

/**
 * Returns true if a payment keeps its reason for review (`attention`) when the card service reports a wrong amount, currency or order. The
 * bank's reason about received money is more important.
 */
export function keepsAttention({
  status,
  attention,
}: {
  status: CardStatus
  attention: CardAttention | null
}): boolean {
  return holdsMoney(status) && (isOfBank(attention) || attention === 'refund-failed')
}

/** How often and how long finished refunds are checked again. If the customer's card is closed, the bank may return the money weeks later. */
export const RECHECKED = { everyMs: DAY, forMs: 30 * DAY }

/** The next check of a finished refund; null when the refund is old enough to be final. */
export function nextRecheck(finishedAt: Date, now: Date): Date | null {
  const next = after(now, RECHECKED.everyMs)
  return now < after(finishedAt, RECHECKED.forMs) ? next : null
}

/**
 * Returns the pause before a refund is requested again. The first pause is a minute. Each further pause is twice as long, up to six hours.
 * `chance`, from 0 to 1, changes the pause by up to a fifth, so that refunds that failed together are not retried together.
 */
export function refundPause(tries: number, chance: number): number {
  return jittered(Math.min(MINUTE * 2 ** Math.min(tries, 10), 6 * HOUR), chance)
}

/**
 * The longest pause before a refund is requested again, by the number of earlier requests. While a request runs, no other process requests
 * the refund for a minute.
 */
export const REFUND_WAITS = Array.from({ length: 12 }, (_, tries) => refundPause(tries, 1))

/** Returns true if the shop asked the card service about this attempt less than two seconds ago. */
export function wasJustChecked(checkedAt: Date | null, now: Date): boolean {
  return !hasPassed(checkedAt, 2 * SECOND, now)
}

/**
 * Returns the status of an attempt in the API. A checkout that the shop no longer offers is shown as expired, although its card service may
 * still accept money.
 */
export function cardWireStatus({ status, closedAt }: { status: CardStatus; closedAt: Date | null }): CardWireStatus {
  if (status === 'open') return closedAt === null ? 'waiting' : 'expired'
  return status === 'paid' ? 'completed' : status
}
