import { amount, subtract } from '#base/money.ts'
import type { MoneyNews } from '#features/settlements/model-events.ts'
import type { Attention } from '#features/settlements/model-attention.ts'
import { COINS, type Currency } from '#features/settlements/model-currencies.ts'
import type { Verdict } from './rules-evaluate.ts'

type Told = { id: string; currency: Currency; expected: bigint; expiresAt: Date; attention: Attention | null }
type Without<News> = News extends MoneyNews ? Omit<News, 'orderId' | 'method' | 'reference'> : never

/**
 * What a new verdict on a payment is worth telling. A part of the money is told of when it is sure, not when it is first seen: whoever
 * sends two transfers in a row needs no letter between them.
 */
export function newsOf(row: Told, verdict: Verdict): Without<MoneyNews> | undefined {
  if (verdict.attention !== null && verdict.attention !== row.attention)
    return { kind: 'review', attention: verdict.attention, once: `review ${row.id} ${verdict.attention}` }
  if (verdict.status !== 'partial' || verdict.closed || verdict.confirmed.units === 0n) return undefined
  const expected = amount(COINS[row.currency].asset, row.expected)
  const { received } = verdict
  const once = `underpaid ${row.id}`
  const due = subtract(expected, received)
  return { kind: 'underpaid', currency: row.currency, received, due, expiresAt: row.expiresAt, once }
}
