import type { Amount } from '#base/money.ts'
import type { Role, StaffRole } from '#base/role.ts'
import type { Currency, CardCurrency } from './model-currencies.ts'
import type { CardAttention, Attention } from './model-attention.ts'

const MAX_CENTS = 100_000_000

/** The bounds of each policy field. No number of confirmations is ever 0. */
export const POLICY_BOUNDS = {
  lockMinutes: [5, 24 * 60],
  watchDays: [1, 30],
  toleranceBasisPoints: [0, 500],
  toleranceCents: [0, 10_000],
  dustCents: [0, MAX_CENTS],
  paymentsPerOrder: [1, 50],
  addressesPerHour: [1, 10_000],
  gapWarning: [5, 100_000],
  unpaidMost: [10, 100_000],
  staleSeconds: [30, 3600],
  spreadBasisPoints: [0, 1000],
  minimumCents: [0, MAX_CENTS],
  bitcoinMost: [1, 100],
  ethereumBlocks: [1, 1000],
  ethereumFinalFromCents: [0, MAX_CENTS],
  secondPersonFromCents: [0, MAX_CENTS],
  partnerDayCents: [0, MAX_CENTS],
} as const satisfies Record<string, readonly [least: number, most: number]>

/** The acting person: one of the staff, or a partner, who has no staff role. */
export type Staff = { accountId: string; role: Role; staffRole?: StaffRole | null }

export const REFUND_STATUSES = ['requested', 'done', 'failed'] as const

export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** How an order was paid. Crypto, card and manual confirmation all settle the same way. */
export const METHODS = ['crypto', 'card', 'manual'] as const

export type Method = (typeof METHODS)[number]

export type Settlement = {
  orderId: string
  method: Method
  currency: Currency | 'USD'
  /** The payment, card attempt or manual confirmation that paid. Unique within its method. */
  reference: string
  paid: Amount
  transactionHash: string | null
  settledAt: Date
}

/** Where a customer's receipt is sent. The phone begins with a plus. */
export type ReceiptContact = { email: string } | { phone: string }

/** `accepted`: what came is enough. `returned`: the money was given back. `dismissed`: no action is needed. */
export const DECISIONS = ['accepted', 'returned', 'dismissed'] as const

export type Decision = (typeof DECISIONS)[number]

/** How an order ended for its open payments: it was paid, or it was cancelled or refunded. */
export const ENDED_ORDERS = ['paid', 'closed'] as const

export type EndedOrder = (typeof ENDED_ORDERS)[number]

export type OrderState = 'waiting' | EndedOrder

/** Undefined while the order waits for money. */
export function endedOrder(state: OrderState | undefined): EndedOrder | undefined {
  return state === 'waiting' ? undefined : state
}

export type PolicyNumber = Exclude<keyof typeof POLICY_BOUNDS, 'minimumCents'>

export type EventAttention = Attention | CardAttention | 'unexplained' | 'unsettled'

/**
 * An event about an order's money that people should know. `dedupeKey` prevents repeats of the same event. `underpaid`: a part has come and
 * the quote still holds. `review`: a person must decide. `surplus`: more came than the order takes. `returned`: a card refund succeeded.
 * `unexplained`: an address holds money that no block brought. `unsettled`: all money is there, but the order could not be marked as paid.
 */
export type PaymentEvent = { orderId: string; method: Method; reference: string; dedupeKey: string } & (
  | { kind: 'underpaid'; currency: Currency; received: Amount; due: Amount; expiresAt: Date }
  | { kind: 'review'; attention: EventAttention }
  | { kind: 'returned'; currency: Currency | CardCurrency; amount: Amount }
  | { kind: 'surplus'; currency: Currency | CardCurrency; amount: Amount }
)
