import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { OrderState, ReceiptContact, Settlement, PaymentEvent } from './model.ts'
import type { Policy } from './rules-policy.ts'

/** The interface of orders for payments. Payments do not import orders; `app/wiring/` passes this port in. */
export type OrdersPort = {
  /** Locks the order for the rest of the transaction. `payable` is true only while the order waits for payment. Undefined for an unknown id. */
  lockDue(tx: Db, orderId: string): Promise<DueOrder | undefined>
  /** Reads without a lock. Undefined for an unknown id. */
  findState(db: Db, orderId: string): Promise<OrderState | undefined>
  /** The recipient of a receipt for the order; undefined when its customer is no longer known. */
  findReceiptContact(db: Db, orderId: string): Promise<ReceiptContact | undefined>
  /** Called once for each order, inside the transaction that settles the order. The order is already locked. */
  onSettled(tx: Db, settlement: Settlement): Promise<void>
  /**
   * Called when everything that paid an order was returned, inside the transaction that records the return. The order is already locked. For a
   * card refund this does not tell the customer, because the event `returned` does.
   */
  onRefunded(tx: Db, orderId: string, by: 'card-service' | 'hand'): Promise<void>
  /** Called in the transaction that detects the event, perhaps several times. */
  onEvent(tx: Db, event: PaymentEvent): Promise<void>
}

/**
 * What a customer must still pay for an order. `partnerId`: the account of the order's partner. `offersEnded`: an earlier quote or checkout can still
 * pay the order, but no new one is opened.
 */
export type DueOrder = {
  dueCents: number
  payable: boolean
  partnerId?: string | undefined
  offersEnded?: boolean | undefined
  /** True if staff must confirm every payment that the order's partner reports. */
  confirmsReports?: boolean | undefined
}

export type SettlementContext = {
  shop: Shop
  orders: OrdersPort
  /** The current policy; the owner may change it while the shop runs. */
  policy: () => Policy
}
