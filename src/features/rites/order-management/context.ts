import type { PaymentsContext } from '#features/money/payments/context.ts'
import type { PlanPort } from '#features/orders/orders/context.ts'
import type { OrderCondition } from '#features/orders/orders/queries.ts'
import type { OrderPlans } from '#features/orders/plans/context.ts'
import type { LineCondition, LineValue } from '#features/rites/calendar/queries-readings.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** The functions that other features provide. These features depend on order management, so order management cannot import them. */
export type OrderManagement = {
  shop: Shop
  payments: PaymentsContext
  /** True if a proof (the report with pictures) was published for a ritual of the order. */
  hasProof: (tx: Db, orderId: string) => Promise<boolean>
  /** SQL condition: the ritual of a performance has a published proof (report). */
  isLineProved: LineCondition
  /** SQL value: when the proof of a performance was last published, even if the proof is offline now. */
  lineProvedAt: LineValue
  /** Returns which of these orders have scheduled days. Without this function, no order has scheduled days. */
  scheduledOrders?: (db: Db, orderIds: string[]) => Promise<ReadonlySet<string>>
  plansOf: OrderPlans
  /** Stores the plan (names, wish and day) of a new order, and returns the parts of a plan that e-mails show. */
  plans: PlanPort
  /** Called when all rituals of an order have been performed. */
  onPerformed: (tx: Db, orderId: string) => Promise<void>
  /** Called when an order is cancelled or refunded. */
  onGivenUp: (tx: Db, orderId: string) => Promise<void>
  /** SQL condition: the order was placed by this partner. */
  madeBy: (partnerId: string) => OrderCondition
}
