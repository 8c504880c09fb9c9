import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { SEALED, type SealedField } from '#features/people/profiles/model.ts'

/** What a partner earns: a share of a line's sum in hundredths of a percent, or so many cents for each ritual. */
export type CommissionRule = { kind: 'percent'; hundredths: number } | { kind: 'fixed'; cents: number }

/** The rule of all rituals, and those of single ones, by the ritual's id. */
export type Commission = { usual: CommissionRule; rituals: Record<string, CommissionRule> }

/** What one line of a paid order earned, by the rule that held on the day it was paid. */
export type EarnedLine = { position: number; rule: CommissionRule; cents: number }

/** Until an order is paid, what becomes of its link; then the order's own status. */
export const ORDER_STATES = [
  'link-ready',
  'link-sent',
  'awaiting-confirmation',
  ...ORDER_STATUSES.filter((status) => status !== 'pending'),
] as const

export type OrderState = (typeof ORDER_STATES)[number]

/** `none`: nothing was earned in the month. `partly`: some of it was paid out. */
export const PAYOUT_STATES = ['none', 'due', 'partly', 'paid'] as const

export type PayoutState = (typeof PAYOUT_STATES)[number]

export const SEALED_CLIENT = { table: 'partner_client', columns: Object.values(SEALED) }

/** Where a sealed field of a client stands. */
export function clientContext(id: string, field: SealedField) {
  return { table: SEALED_CLIENT.table, row: id, column: SEALED[field] }
}

const TEXTS = { specialWishes: 'special_wishes', participants: 'participants', note: 'note' } as const

export type OrderText = keyof typeof TEXTS

export const SEALED_PARTNER_ORDER = { table: 'partner_order', columns: Object.values(TEXTS) }

/** Where a sealed text of a partner's order stands. */
export function orderTextContext(id: string, text: OrderText) {
  return { table: SEALED_PARTNER_ORDER.table, row: id, column: TEXTS[text] }
}
