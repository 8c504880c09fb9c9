import type { Amount } from '#base/money.ts'
import type { Role, StaffRole } from '#base/role.ts'
import type { Currency, CardCurrency } from './model-currencies.ts'
import type { CardAttention, Attention } from './model-attention.ts'

/** The person who acts: a member of staff, or a partner (who has no staff role). */
export type Staff = { accountId: string; role: Role; staffRole?: StaffRole | null }

export const REFUND_STATUSES = ['requested', 'done', 'failed'] as const

/** The ways in which staff return money outside the shop. `partner`: through the partner who had received the money. */
export const RETURN_WAYS = ['crypto', 'card', 'transfer', 'cash', 'partner'] as const

export type ReturnWay = (typeof RETURN_WAYS)[number]

export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** The payment methods. An order becomes paid in the same way by crypto, card and manual confirmation. */
export const METHODS = ['crypto', 'card', 'manual'] as const

export type Method = (typeof METHODS)[number]

export type Settlement = {
  orderId: string
  method: Method
  currency: Currency | 'USD'
  /** The id of the payment, card attempt or manual confirmation that paid the order. The id is unique within its payment method. */
  reference: string
  paid: Amount
  transactionHash: string | null
  settledAt: Date
}

/** The place to which the customer's receipt is sent. The phone number begins with a plus. */
export type ReceiptContact = { email: string } | { phone: string }

/**
 * The decisions of staff about a payment. `accepted`: the money that came is enough. `rest`: the shop asks the customer for the missing
 * amount, and the money that came is still part of the payment; a card charge is refunded, and the shop asks the customer to pay again.
 * `returned`: the money was returned. `dismissed`: no action is needed.
 */
export const DECISIONS = ['accepted', 'rest', 'returned', 'dismissed'] as const

export type Decision = (typeof DECISIONS)[number]

/** The ways in which an order ends while payments are open. `closed`: the order was cancelled or refunded. */
export const ENDED_ORDERS = ['paid', 'closed'] as const

export type EndedOrder = (typeof ENDED_ORDERS)[number]

export type OrderState = 'waiting' | EndedOrder

/** Returns how an order ended. Undefined while the order waits for money. */
export function endedOrder(state: OrderState | undefined): EndedOrder | undefined {
  return state === 'waiting' ? undefined : state
}

export type EventAttention = Attention | CardAttention | 'unexplained' | 'unsettled'

/** The facts about a card that was charged with an unexpected sum. */
export type WrongCharge = { currency: CardCurrency; expected: Amount; taken: Amount }

/**
 * Returned money of an order. `way`: how the money was returned, if known. `day`: the day of the return, for example `2026-11-20`.
 * `transactionHash`: the transaction in which staff sent coins.
 */
export type ReturnedMoney = {
  currency: Currency | CardCurrency
  amount: Amount
  way: ReturnWay | null
  day: string
  transactionHash?: string
}

/**
 * An event about an order's money. The shop sends messages about it. `dedupeKey` prevents repeats of the same event. `underpaid`: a part
 * of the price has come, and the quote is still valid. `review`: staff must decide. `surplus`: the received money is more than the price. `returned`:
 * a card refund succeeded. `rest`: after the end of the quote staff ask for the missing amount; the address accepts it until `watchedUntil`.
 * `rest-over`: this amount has not come in time. `again`: a card charge that was too small is refunded, and staff ask for the whole price.
 * `unexplained`: an address has money that no block contained. `unsettled`: all money came, but the order could not be marked as paid.
 */
export type PaymentEvent = { orderId: string; method: Method; reference: string; dedupeKey: string } & (
  | { kind: 'underpaid'; currency: Currency; received: Amount; due: Amount; expiresAt: Date }
  | { kind: 'rest'; currency: Currency; received: Amount; due: Amount; watchedUntil: Date }
  | { kind: 'rest-over'; currency: Currency; received: Amount; due: Amount }
  | { kind: 'again'; currency: CardCurrency; received: Amount; expected: Amount; due: Amount }
  | { kind: 'review'; attention: EventAttention; charge?: WrongCharge | undefined }
  | { kind: 'returned'; currency: Currency | CardCurrency; amount: Amount; transactionHash?: string }
  | { kind: 'surplus'; currency: Currency | CardCurrency; amount: Amount }
)
