import type { Amount } from '#base/money.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import type { Method } from '#features/money/settlements/model.ts'

/**
 * How far a refund has come. `owed`: not requested yet. `failed`: the card service refused. `disputed`: the bank decides about it.
 * `underWay`: requested from the card service. `byHand`: in the list of money to give back, for a person to send.
 */
export const RETURN_STATES = ['failed', 'owed', 'disputed', 'underWay', 'byHand', 'returned'] as const

/** `awaiting`: a second person must agree. `surplus`: the order had already been paid, so this money must be given back. */
export const MANUAL_STATUSES = ['awaiting', 'settled', 'surplus', 'withdrawn'] as const

export type ManualStatus = (typeof MANUAL_STATUSES)[number]

export type ReturnState = (typeof RETURN_STATES)[number]

/** The money that one payment brought for an order. */
export type HeldMoney = {
  method: Method
  reference: string
  orderId: string
  currency: Currency | CardCurrency
  came: Amount
  /** It paid the order; otherwise the order had been paid before. */
  paidTheOrder: boolean
  /** Not requested yet. */
  left: Amount
  /** Requested from the card service, which may still refuse. */
  underWay: Amount
  state: ReturnState
  /** The reason of the card service when it refused. */
  fault: string | null
  /** The number of refusals; part of the next refund's id, so that a new try differs from the refused one. */
  failures: number
}
