import type { Amount } from '#base/money.ts'
import type { CardAttention } from './model-attention.ts'
import type { CardCurrency } from './model-currencies.ts'
import type { Attention } from './model-attention.ts'
import type { Currency } from './model-currencies.ts'
import type { Method } from './model.ts'

export type EventAttention = Attention | CardAttention | 'unexplained' | 'unsettled'

/**
 * Something about an order's money that people should hear of. `dedupeKey` names it: the same event is told once, however often it is found.
 * `underpaid`: a part has come and the quote still holds. `review`: a person must decide. `surplus`: more came than the order takes.
 * `returned`: money has gone back to the card. `unexplained`: an address holds money that no block brought. `unsettled`: all is there, and
 * the order could not be marked as paid.
 */
export type PaymentEvent = { orderId: string; method: Method; reference: string; dedupeKey: string } & (
  | { kind: 'underpaid'; currency: Currency; received: Amount; due: Amount; expiresAt: Date }
  | { kind: 'review'; attention: EventAttention }
  | { kind: 'returned'; currency: Currency | CardCurrency; amount: Amount }
  | { kind: 'surplus'; currency: Currency | CardCurrency; amount: Amount }
)
