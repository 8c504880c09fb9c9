import { after, HOUR, MINUTE, SECOND } from '#base/time.ts'
import type { CardAttention, CardReport, CardStatus, CardWireStatus } from './model-card.ts'

/** How long a checkout stays open. Stripe takes 30 minutes to 24 hours, counted from when it hears of it. */
export const CARD_LIFETIME = HOUR

/** A checkout that closes this soon is no longer handed out: nobody types a card that fast. */
const TIME_TO_TYPE = 3 * MINUTE

/** A provider that has not answered for so long is asked under a new key, while an old checkout would still live half an hour. */
const UNANSWERED = 10 * MINUTE

/** Attempts for one order, as with coins. */
export const CARD_ATTEMPTS_PER_ORDER = 20

type Terms = { orderId: string; amountCents: number; currency: string }
type Known = Terms & { id: string; ref: string | null; status: CardStatus }

/** What a report makes of an attempt. `settle`: the money is right, and `settle()` says whose order it pays. */
export type CardVerdict = 'settle' | 'keep' | 'declined' | 'expired' | CardAttention

/** Decides by what the provider said when asked; an attempt that holds money or waits for a person is left as it is. */
export function judgeCard(attempt: Known, ref: string, report: CardReport): CardVerdict {
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

function mismatch(attempt: Known, report: CardReport): CardAttention | undefined {
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

type Living = { amountCents: number; url: string | null; createdAt: Date; expiresAt: Date }

/** Whether a second press may get the same checkout again. */
export function stillOffered(attempt: Living, dueCents: number, now: Date): boolean {
  const inTime = after(attempt.expiresAt, -TIME_TO_TYPE) > now
  const answered = attempt.url !== null || after(attempt.createdAt, UNANSWERED) > now
  return attempt.amountCents === dueCents && inTime && answered
}

/** When an attempt is asked about next: a minute after it was made, then ever more seldom, at most a quarter of an hour apart. */
export function nextCheck(checks: number, now: Date): Date {
  return after(now, Math.min(MINUTE * 2 ** Math.min(checks, 10), 15 * MINUTE))
}

/** Asked more often than this, a provider is not troubled again. */
export function justChecked(checkedAt: Date | null, now: Date): boolean {
  return checkedAt !== null && after(checkedAt, 2 * SECOND) > now
}

export function cardWireStatus(status: CardStatus): CardWireStatus {
  if (status === 'open') return 'waiting'
  return status === 'paid' ? 'completed' : status
}
