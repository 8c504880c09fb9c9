import type { ClosedDays, GivenPlans } from '#features/orders/plans/context.ts'
import type { LineDays } from '#features/orders/plans/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** `days`: the days that staff set, earliest first. `requested`: the other first day that the customer requests; null if there is none. */
export type Agreed = { days: string[]; requested: string | null }

/**
 * Access to the days that staff have set. The feature that schedules rituals provides this access, because `order-plans` may not import
 * that feature.
 */
export type AgreedDays = {
  /** Returns the days by line position. A line without days is absent. */
  find: (db: Db, orderId: string) => Promise<ReadonlyMap<string, Agreed>>
  /** Asks the staff for other first days, in the caller's transaction. */
  ask: (tx: Db, orderId: string, days: LineDays) => Promise<void>
}

/** The dependencies of the routes for the plan of one order. */
export type OrderPlansContext = {
  shop: Shop
  givenOf: GivenPlans
  agreedDays: AgreedDays
  closedDays: ClosedDays
  /** Corrects the name of the recipient of a gift. The feature `gifts` provides this function. */
  renameRecipient: (tx: Db, orderId: string, name: string) => Promise<void>
}
