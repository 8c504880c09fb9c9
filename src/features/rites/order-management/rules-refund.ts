import type { HeldMoney } from '#features/money/payment-review/model.ts'

/** Money that paid the order and can still be returned. A bank decides about disputed money. */
export function isToReturn({ paidTheOrder, left, state }: Pick<HeldMoney, 'paidTheOrder' | 'left' | 'state'>): boolean {
  return paidTheOrder && left.units > 0n && state !== 'disputed'
}

/** The shop cannot send coins or transfers. Staff send them and record this. */
export function isReturnedByHand({ method }: Pick<HeldMoney, 'method'>): boolean {
  return method !== 'card'
}
