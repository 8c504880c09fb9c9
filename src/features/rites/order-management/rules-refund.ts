import { type Amount, parseDecimal } from '#base/money.ts'
import type { HeldMoney } from '#features/money/payment-review/model.ts'

/** Money that paid the order and can still be returned. A bank decides about disputed money. */
export function isToReturn({ paidTheOrder, left, state }: Pick<HeldMoney, 'paidTheOrder' | 'left' | 'state'>): boolean {
  return paidTheOrder && left.units > 0n && state !== 'disputed'
}

/** The shop cannot send coins or transfers. Staff send them and record this. */
export function isReturnedByHand({ method }: Pick<HeldMoney, 'method'>): boolean {
  return method !== 'card'
}

type RefundPart = { kind: 'whole' } | { kind: 'part'; part: Amount } | { kind: 'fault'; code: string }

/**
 * The part of the money that staff want to return. Without a sum this is all the money. A part is above zero, is at most the money that is left, and
 * has no more decimals than the currency.
 */
export function readRefundPart(left: Amount, typed: string | undefined): RefundPart {
  if (typed === undefined) return { kind: 'whole' }
  const part = parseDecimal(left.asset, typed)
  if (!part || part.units <= 0n) return { kind: 'fault', code: 'payments.amount-invalid' }
  if (part.units > left.units) return { kind: 'fault', code: 'order.refund-beyond' }
  return part.units === left.units ? { kind: 'whole' } : { kind: 'part', part }
}
