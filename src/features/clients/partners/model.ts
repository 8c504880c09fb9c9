import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { SEALED, type SealedField } from '#features/people/profiles/model.ts'

/** A commission rule of a partner: a share of the price in hundredths of a percent, or a number of cents per ritual. */
export type CommissionRule = { kind: 'percent'; hundredths: number } | { kind: 'fixed'; cents: number }

/** The commission of a partner: the usual rule, and the rules for some rituals by ritual id. */
export type Commission = { usual: CommissionRule; rituals: Record<string, CommissionRule> }

/** The commission of one line of a paid order, by the rule on the day of the payment. */
export type EarnedLine = { position: number; rule: CommissionRule; cents: number }

/** The states of a partner's order: the state of the link until the order is paid, and then the status of the order. */
export const ORDER_STATES = [
  'link-ready',
  'link-sent',
  'awaiting-confirmation',
  ...ORDER_STATUSES.filter((status) => status !== 'pending'),
] as const

export type OrderState = (typeof ORDER_STATES)[number]

/** The states of a payout for a month. `none`: the month has no commission. `partly`: a part of the commission was paid out. */
export const PAYOUT_STATES = ['none', 'due', 'partly', 'paid'] as const

export type PayoutState = (typeof PAYOUT_STATES)[number]

export const SEALED_CLIENT = { table: 'partner_client', columns: Object.values(SEALED) }

/** Returns the encryption context of an encrypted field of a client. */
export function clientContext(id: string, field: SealedField) {
  return { table: SEALED_CLIENT.table, row: id, column: SEALED[field] }
}

const TEXTS = { specialWishes: 'special_wishes', participants: 'participants', note: 'note' } as const

export type OrderText = keyof typeof TEXTS

export const SEALED_PARTNER_ORDER = { table: 'partner_order', columns: Object.values(TEXTS) }

/** Returns the encryption context of an encrypted text of a partner's order. */
export function orderTextContext(id: string, text: OrderText) {
  return { table: SEALED_PARTNER_ORDER.table, row: id, column: TEXTS[text] }
}
