import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { OrderState, ReceiptContact, Settlement, PaymentEvent } from './model.ts'
import type { Policy } from './rules-policy.ts'

/** The functions of orders that payments need. Payments do not import the feature `orders`; `app/wiring/` passes these functions in. */
export type OrdersPort = {
  /**
   * Locks the order for the rest of the transaction. `payable` is true only while the order waits for payment. Undefined if there is no
   * order with this id.
   */
  lockDue(tx: Db, orderId: string): Promise<DueOrder | undefined>
  /** Reads the order's state without a lock. Undefined if there is no order with this id. */
  findState(db: Db, orderId: string): Promise<OrderState | undefined>
  /** Finds the person who receives the receipt for the order. Undefined if the shop no longer knows the customer. */
  findReceiptContact(db: Db, orderId: string): Promise<ReceiptContact | undefined>
  /** Called once for each order, inside the transaction that marks the order as paid. The order is already locked. */
  onSettled(tx: Db, settlement: Settlement): Promise<void>
  /**
   * Called when all money that paid an order was returned, inside the transaction that records the return. The order is already locked.
   * After a card refund this function sends the customer no message, because the event `returned` already does.
   */
  onRefunded(tx: Db, orderId: string, by: 'card-service' | 'hand'): Promise<void>
  /** Called inside the transaction that detects the event. It may be called several times for one event. */
  onEvent(tx: Db, event: PaymentEvent): Promise<void>
}

/**
 * The amount that a customer must still pay for an order. `partnerId`: the account of the order's partner. `offersEnded`: the customer
 * cannot begin a new payment, but can still finish a payment that has already begun.
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
  /** The current policy. The owner may change it while the shop runs. */
  policy: () => Policy
}
