import type { PlanPort } from '#features/orders/orders/context.ts'
import type { OrderCondition } from '#features/orders/orders/queries.ts'
import type { OrderPlans } from '#features/orders/plans/context.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** What the handling of orders works with; the functions are answered by other features, which import this one. */
export type OrderManagement = {
  shop: Shop
  /** Whether a proof of the order's rituals was published. */
  hasProof: (tx: Db, orderId: string) => Promise<boolean>
  /** Which of these orders have days set for a ritual; without it none is known. */
  scheduledOrders?: (db: Db, orderIds: string[]) => Promise<ReadonlySet<string>>
  plansOf: OrderPlans
  /** What e-mails repeat of an order's plan. */
  plans: Pick<PlanPort, 'rowsOf' | 'plainRowsOf'>
  /** Called when all rituals of an order have been performed. */
  onPerformed: (tx: Db, orderId: string) => Promise<void>
  /** Called when an order ends otherwise: it is cancelled, or its money has gone back. */
  onGivenUp: (tx: Db, orderId: string) => Promise<void>
  /** The condition that an order came by a partner. */
  madeBy: (partnerId: string) => OrderCondition
}
