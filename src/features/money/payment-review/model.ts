import type { Amount } from '#base/money.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import type { Method } from '#features/money/settlements/model.ts'

/**
 * How far money is on its way back. `owed`: nobody was asked for it yet. `failed`: the card service refused. `disputed`: the bank decides about
 * it. `underWay`: the card service was asked. `byHand`: it stands in the list of money to give back, for a person to send.
 */
export const RETURN_STATES = ['failed', 'owed', 'disputed', 'underWay', 'byHand', 'returned'] as const

/** `awaiting`: a second person must agree. `surplus`: the order had been paid before, so this money is to be given back. */
export const MANUAL_STATUSES = ['awaiting', 'settled', 'surplus', 'withdrawn'] as const

export type ManualStatus = (typeof MANUAL_STATUSES)[number]

export type ReturnState = (typeof RETURN_STATES)[number]

/** What came for an order by one payment. */
export type HeldMoney = {
  method: Method
  reference: string
  orderId: string
  currency: Currency | CardCurrency
  came: Amount
  /** It paid the order; otherwise the order had been paid before. */
  paidTheOrder: boolean
  /** Nobody was asked for it yet. */
  left: Amount
  /** The card service was asked for it, and may yet refuse. */
  underWay: Amount
  state: ReturnState
  /** What the card service said when it refused. */
  fault: string | null
  /** How often it has refused; part of the next refund's id, so that a new try is not taken for the refused one. */
  failures: number
}
