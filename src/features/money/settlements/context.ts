import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { OrderState, ReceiptContact, Settlement, PaymentEvent } from './model.ts'
import type { Policy } from './rules-policy.ts'

/** What payments need from orders without knowing them; `app/wiring/` passes it in. */
export type OrdersPort = {
  /** Locks the order for the rest of the transaction. `payable` only while it waits to be paid; undefined for an unknown id. */
  lockDue(tx: Db, orderId: string): Promise<DueOrder | undefined>
  /** Read without a lock; undefined for an unknown id. */
  findState(db: Db, orderId: string): Promise<OrderState | undefined>
  /** Where a receipt for the order can be sent; undefined when its customer is no longer known. */
  findReceiptContact(db: Db, orderId: string): Promise<ReceiptContact | undefined>
  /** Called once for each order, inside the transaction that settles it, with the order already locked. */
  onSettled(tx: Db, settlement: Settlement): Promise<void>
  /**
   * Called when everything that paid an order was given back, inside the transaction that records it, with the order already locked. For a
   * card refund the customer is not told here: the event `returned` does it.
   */
  onRefunded(tx: Db, orderId: string, by: 'card-service' | 'hand'): Promise<void>
  /** Called in the transaction that detects the event, perhaps several times. */
  onEvent(tx: Db, event: PaymentEvent): Promise<void>
}

/**
 * What an order owes. `partnerId`: the account of the order's partner. `offersEnded`: an earlier quote or checkout still pays it, but no
 * new one is opened.
 */
export type DueOrder = {
  dueCents: number
  payable: boolean
  partnerId?: string | undefined
  offersEnded?: boolean | undefined
}

/** Dependencies of settling. */
export type SettlementContext = {
  shop: Shop
  orders: OrdersPort
  /** The current policy; the owner may change it while the shop runs. */
  policy: () => Policy
}
