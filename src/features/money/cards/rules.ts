import { jittered } from '#base/back-off.ts'
import { divide } from '#base/money.ts'
import { after, DAY, hasPassed, HOUR, MINUTE, SECOND } from '#base/time.ts'
import type { CardAttention, CardMismatch } from '#features/money/settlements/model-attention.ts'
import type { CardDispute, CardProvider, CardProviderName, CardReport, CardStatus, CardWireStatus } from './model.ts'

/** How long a checkout stays open. Stripe takes 30 minutes to 24 hours, counted from when it hears of it. */
export const CARD_LIFETIME = HOUR

/** A checkout that closes this soon is no longer handed out: nobody types a card that fast. */
const TIME_TO_TYPE = 3 * MINUTE

/** After so long without an answer a new attempt, with a new idempotency key, takes the place of the unanswered one. */
const UNANSWERED = 10 * MINUTE

/** Attempts for one order, as with coins. */
export const CARD_ATTEMPTS_PER_ORDER = 20

type Terms = { orderId: string; amountCents: number; currency: string }
type Known = Terms & { id: string; ref: string | null; status: CardStatus }

/** What a report makes of an attempt. `settle`: the money is right, and `settle()` says whose order it pays. */
export type CheckoutEvaluation = 'settle' | 'keep' | 'declined' | 'expired' | CardMismatch

/** Decides by what the provider said when asked; an attempt that holds money or waits for a person is left as it is. */
export function evaluateCheckout(attempt: Known, ref: string, report: CardReport): CheckoutEvaluation {
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

function mismatch(attempt: Known, report: CardReport): CardMismatch | undefined {
  const isOurs = report.attemptId === undefined || report.attemptId === attempt.id
  if (report.orderId !== attempt.orderId || !isOurs) return 'wrong-order'
  if (report.currency !== attempt.currency) return 'wrong-currency'
  if (report.amountCents !== attempt.amountCents) return 'wrong-amount'
  return undefined
}

/** Money came for it: nothing that a provider says later changes it. */
export function holdsMoney(status: CardStatus): boolean {
  return status === 'paid' || status === 'surplus' || status === 'review'
}

type Living = { priceCents: number; url: string | null; createdAt: Date; expiresAt: Date }

/** Whether a second press may get the same checkout again; what it charges then holds, whatever the rouble has done meanwhile. */
export function stillOffered(attempt: Living, dueCents: number, now: Date): boolean {
  const inTime = after(attempt.expiresAt, -TIME_TO_TYPE) > now
  const answered = attempt.url !== null || after(attempt.createdAt, UNANSWERED) > now
  return attempt.priceCents === dueCents && inTime && answered
}

/** Whether a checkout's address may still be given out: it is open and no other one has taken its place. */
export function canBePaid(attempt: { status: CardStatus; closedAt: Date | null; expiresAt: Date }, now: Date): boolean {
  return attempt.status === 'open' && attempt.closedAt === null && attempt.expiresAt > now
}

/** Kopecks for a price in cents, at roubles for a dollar × 10⁸; rounded up, so that the shop is never a kopeck short. */
export function kopecksFor(cents: number, roublesPerUsd: bigint): number {
  return Number(divide(BigInt(cents) * roublesPerUsd, 10n ** 8n, 'up'))
}

/** The card service of that name; without a name the first, which is taken when nobody chooses. */
export function cardProvider(providers: CardProvider[], name?: CardProviderName): CardProvider | undefined {
  return name === undefined ? providers[0] : providers.find((provider) => provider.name === name)
}

/**
 * So many checks take about a day. A checkout still open then was forgotten by its provider, or the shop's key no
 * longer works.
 */
export const CHECKS_OF_A_DAY = 100
/** The longest time between two of them, and between those that follow. */
export const CHECK_WAITS = { ofADay: 15 * MINUTE, later: 6 * HOUR }

/** When an attempt is asked about next: after a minute, then ever more seldom, up to a quarter of an hour; after a day, six hours apart. */
export function nextCheck(checks: number, now: Date): Date {
  if (openForDays(checks)) return after(now, CHECK_WAITS.later)
  return after(now, Math.min(MINUTE * 2 ** Math.min(checks, 10), CHECK_WAITS.ofADay))
}

export function openForDays(checks: number): boolean {
  return checks >= CHECKS_OF_A_DAY
}

/**
 * Why a person must look at a payment after the bank spoke: a dispute weighs more than a warning of one, whichever message comes first.
 * A dispute that was won leaves what stood before it.
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

/** The bank takes a payment's money back, or says that it may. */
export function isOfBank(attention: CardAttention | null): boolean {
  return attention === 'fraud-warning' || attention === 'disputed' || attention === 'dispute-lost'
}

/** Whether what stands there stays when money is found that does not match: what has become of money that is held weighs more. */
export function staysFirst({ status, attention }: { status: CardStatus; attention: CardAttention | null }): boolean {
  return holdsMoney(status) && (isOfBank(attention) || attention === 'refund-failed')
}

/** How long, and how often, a refund that is done is looked at again: a closed card sends its money back after weeks. */
export const RECHECKED = { everyMs: DAY, forMs: 30 * DAY }

/** When a refund that was done is asked about next; null when it is old enough to be believed. */
export function nextRecheck(finishedAt: Date, now: Date): Date | null {
  const next = after(now, RECHECKED.everyMs)
  return now < after(finishedAt, RECHECKED.forMs) ? next : null
}

/**
 * Until a refund is tried again: one minute, then twice as long each time, up to six hours. `chance`, from 0 to 1, spreads what failed
 * together over a fifth of the pause to either side.
 */
export function refundPause(tries: number, chance: number): number {
  return jittered(Math.min(MINUTE * 2 ** Math.min(tries, 10), 6 * HOUR), chance)
}

/** How long a refund may have been put off after so many tries, at most. A try itself moves it by a minute. */
export const REFUND_WAITS = Array.from({ length: 12 }, (_, tries) => refundPause(tries, 1))

/** Asked more often than this, a provider is not troubled again. */
export function justChecked(checkedAt: Date | null, now: Date): boolean {
  return !hasPassed(checkedAt, 2 * SECOND, now)
}

/** A checkout that is no longer handed out counts as expired, though its provider may still take money there. */
export function cardWireStatus({ status, closedAt }: { status: CardStatus; closedAt: Date | null }): CardWireStatus {
  if (status === 'open') return closedAt === null ? 'waiting' : 'expired'
  return status === 'paid' ? 'completed' : status
}
