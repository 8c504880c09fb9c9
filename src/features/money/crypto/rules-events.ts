import { amount, subtract } from '#base/money.ts'
import type { PaymentEvent } from '#features/money/settlements/model.ts'
import {
  type Attention,
  type DecidedUnits,
  isOwnCoinReason,
  isStrangeReason,
} from '#features/money/settlements/model-attention.ts'
import { COINS, type Currency } from '#features/money/settlements/model-currencies.ts'
import type { Evaluation } from './rules-evaluate.ts'
import { isDecided, decidedUncreditedUnits } from '#features/money/settlements/rules-decisions.ts'

type PaymentBefore = {
  id: string
  currency: Currency
  expected: bigint
  expiresAt: Date
  attention: Attention | null
  /**
   * The money that staff returned, in the smallest unit of the coin. If the same reason for review appears again after the return, it is
   * about other money, and causes a new event.
   */
  returned: bigint
  decided: DecidedUnits
}
type WithoutOrder<News> = News extends PaymentEvent ? Omit<News, 'orderId' | 'method' | 'reference'> : never

/**
 * Returns the event that a new evaluation causes. A partial payment causes an event when it is confirmed, not when it is first seen. So a
 * customer who sends two transfers in a row gets no e-mail between the transfers.
 */
export function toPaymentEvent(row: PaymentBefore, evaluation: Evaluation): WithoutOrder<PaymentEvent> | undefined {
  const { attention } = evaluation
  if (attention !== null && isNews(row, attention, evaluation.confirmed.units))
    return { kind: 'review', attention, dedupeKey: ['review', row.id, attention, ...since(row, attention)].join(' ') }
  if (evaluation.status !== 'partial' || evaluation.closed || evaluation.confirmed.units === 0n) return undefined
  const expected = amount(COINS[row.currency].asset, row.expected)
  const { received } = evaluation
  const dedupeKey = `underpaid ${row.id}`
  const due = subtract(expected, received)
  return { kind: 'underpaid', currency: row.currency, received, due, expiresAt: row.expiresAt, dedupeKey }
}

/**
 * Returns true if staff must be told the reason for review: it is new, or more money came after staff had decided about it. The event's key
 * prevents repeated messages.
 */
function isNews(row: PaymentBefore, attention: Attention, confirmed: bigint): boolean {
  if (isDecided(row, attention, confirmed)) return false
  return attention !== row.attention || (isOwnCoinReason(attention) && row.decided[attention] !== undefined)
}

/**
 * Returns the part of an event's key that names the earlier decisions. If the same reason appears after a decision, it is about other
 * money, so the event needs a new key.
 */
function since({ returned, decided }: PaymentBefore, attention: Attention): (string | bigint)[] {
  const closed = isStrangeReason(attention) ? decidedUncreditedUnits(decided) : (decided[attention] ?? {})
  return [...(returned > 0n && isOwnCoinReason(attention) ? [returned] : []), ...Object.entries(closed).flat()]
}
