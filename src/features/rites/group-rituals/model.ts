import { type OrderStatus, PAID_STATUSES } from '#features/orders/orders/model.ts'

export const MAX_PLACES = 500
export const MAX_FAMILY = 1000
export const MAX_NAMES = 10

/** Orders with these statuses hold a place. A cancelled or refunded order frees the place. */
export const HOLDING: readonly OrderStatus[] = ['pending', ...PAID_STATUSES]

/** The item id of an order line for a place. No catalogue item has this id. */
export const groupItemId = (groupId: string): string => `group-${groupId}`

/** The names that a priest reads aloud. They are sealed (encrypted), like the participants of plans. */
export const SEALED_PLACE = { table: 'group_place', columns: ['family'] } as const

export function placeContext(orderId: string) {
  return { table: SEALED_PLACE.table, row: orderId, column: 'family' }
}

/** The error codes of refused card refunds that staff can resolve. */
export const REFUSAL_REASONS = [
  'insufficient_funds',
  'expired_or_canceled_card',
  'lost_or_stolen_card',
  'yoo_money_account_closed',
  'charge_already_refunded',
  'charge_disputed',
  'charge_for_pending_refund_disputed',
  'declined',
  'general_decline',
  'rejected_by_payee',
  'rejected_by_timeout',
] as const

export type RefusalReason = (typeof REFUSAL_REASONS)[number]
