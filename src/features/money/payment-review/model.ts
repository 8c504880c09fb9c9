import type { Amount } from '#base/money.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import type { Method } from '#features/money/settlements/model.ts'

/**
 * The states of a return of money. `owed`: not requested yet. `failed`: the card service refused. `disputed`: the bank decides about the
 * money. `underWay`: requested from the card service. `byHand`: in the list of money that staff must send.
 */
export const RETURN_STATES = ['failed', 'owed', 'disputed', 'underWay', 'byHand', 'returned'] as const

/**
 * The states of a confirmation. `awaiting`: a second person must agree. `surplus`: another payment had already paid the order, so this
 * money must be returned.
 */
export const MANUAL_STATUSES = ['awaiting', 'settled', 'surplus', 'withdrawn'] as const

/** How the customer paid the money that staff confirm. */
export const MANUAL_WAYS = ['transfer', 'cash'] as const

export type ManualWay = (typeof MANUAL_WAYS)[number]

export type ManualStatus = (typeof MANUAL_STATUSES)[number]

export type ReturnState = (typeof RETURN_STATES)[number]

/** The money that one payment received for an order. */
export type HeldMoney = {
  method: Method
  reference: string
  orderId: string
  currency: Currency | CardCurrency
  came: Amount
  /** True if this payment paid the order. False if another payment had already paid the order. */
  paidTheOrder: boolean
  /** The money for which no refund is requested yet. */
  left: Amount
  /** The money whose refund is requested. The card service may still refuse the refund. */
  underWay: Amount
  state: ReturnState
  /** The card service's reason for its refusal. */
  fault: string | null
  /** How often the card service refused. The number is part of the next refund's id, so that the next try gets a new id. */
  failures: number
}
