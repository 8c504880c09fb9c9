import { dollarsToCents, parseDecimal, scaleCents, amount, formatDecimal } from '#base/money.ts'
import type { CardStatus } from '#features/money/cards/model.ts'
import { cardWireStatus } from '#features/money/cards/rules.ts'
import { PAYMENT_STATUSES, type PaymentStatus } from '#features/money/crypto/model.ts'
import { wireStatus } from '#features/money/crypto/rules.ts'
import { foldReference } from '#features/money/payment-review/rules.ts'
import { MANUAL_STATUSES, type ManualStatus } from '#features/money/payment-review/model.ts'
import type { CardCurrency } from '#features/money/settlements/model-currencies.ts'
import type { LedgerStatus } from './model.ts'
import { toAsset } from '#features/money/settlements/rules.ts'
import type { LedgerDetail, LedgerEntry } from './schemas-ledger.ts'

export const MANUAL_STATES: Record<ManualStatus, LedgerStatus> = {
  awaiting: 'awaiting',
  settled: 'completed',
  surplus: 'surplus',
  withdrawn: 'cancelled',
}

const CARD_STATES: Partial<Record<LedgerStatus, CardStatus>> = {
  waiting: 'open',
  completed: 'paid',
  surplus: 'surplus',
  declined: 'declined',
  expired: 'expired',
  review: 'review',
}

export function cardState(attempt: Parameters<typeof cardWireStatus>[0]): LedgerStatus {
  return cardWireStatus(attempt)
}

type States<S> = (status: LedgerStatus | undefined) => S[] | undefined

/**
 * The states in each table, for each state in the list of payments. Undefined means any state of the table. An empty list means that no row
 * of the table matches.
 */
export const toLedgerStates: { crypto: States<PaymentStatus>; card: States<CardStatus>; manual: States<ManualStatus> } =
  {
    crypto: (status) => status && PAYMENT_STATUSES.filter((own) => wireStatus(own) === status),
    card: (status) => {
      const own = status && CARD_STATES[status]
      return status && (own ? [own] : [])
    },
    manual: (status) => status && MANUAL_STATUSES.filter((own) => MANUAL_STATES[own] === status),
  }

/**
 * The texts to search for. `orders`: ids from the first (included) to the second (excluded). `texts`: texts that must be equal to a column.
 * `reference`: the normalised reference of a confirmation.
 */
export type LedgerSearch = { orders: { from: string; below: string } | undefined; texts: string[]; reference: string }

/** Interprets what was typed in the search field: the beginning of an order's number, a hash, an address or a reference. */
export function parseSearch(typed: string | undefined): LedgerSearch | undefined {
  const text = typed?.trim() ?? ''
  if (text === '') return undefined
  const digits = /^#?([0-9a-f]{1,32})$/i.exec(text)?.[1]?.toLowerCase()
  return {
    // The digits with a g at the end sort after all ids that begin with these digits, because g comes after the last hexadecimal digit.
    orders: digits === undefined ? undefined : { from: digits, below: `${digits}g` },
    texts: [...new Set([text, text.toLowerCase()])],
    reference: foldReference(text),
  }
}

type CardCharge = { currency: CardCurrency; amountCents: number; priceCents: number }

/**
 * Returns the sum of a requested refund in hundredths of the card's currency. The request states the sum exactly in that currency, or in
 * dollars of the price. Dollars are converted to roubles at the rate of the payment.
 */
export function refundHundredths(
  { currency, amountCents, priceCents }: CardCharge,
  wanted: { amountUsd?: number | undefined; amount?: string | undefined },
): number {
  if (wanted.amount !== undefined) return Number(parseDecimal(currency, wanted.amount)?.units ?? 0n)
  const cents = dollarsToCents(wanted.amountUsd ?? 0) ?? 0
  return currency === 'USD' ? cents : scaleCents(cents, amountCents, priceCents)
}

/** Returns the sum that the refund form suggests: the surplus, otherwise the money that is not returned yet. */
export function amountLeft({
  currency,
  expected,
  surplus,
  refunds = [],
}: Pick<LedgerEntry, 'currency' | 'expected' | 'surplus'> & Partial<Pick<LedgerDetail, 'refunds'>>): string {
  if (surplus) return surplus.amount
  const asset = toAsset(currency)
  const unitsOf = (decimal: string) => parseDecimal(asset, decimal)?.units ?? 0n
  const back = refunds.filter(({ status }) => status !== 'failed')
  const left = back.reduce((rest, one) => rest - unitsOf(one.amount), unitsOf(expected))
  return formatDecimal(amount(asset, left > 0n ? left : 0n))
}
