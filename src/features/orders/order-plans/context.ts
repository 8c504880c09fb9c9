import type { ClosedDays, GivenPlans } from '#features/orders/plans/context.ts'
import type { LineDays } from '#features/orders/plans/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** `days`: set by staff, in order. `requested`: the first day that the customer asks for instead; null if they ask for none. */
export type Agreed = { days: string[]; requested: string | null }

/** Access to the days that staff have set. The feature that schedules rituals provides it, because `order-plans` may not import that feature. */
export type AgreedDays = {
  /** The days by line position. A line without days is absent. */
  find: (db: Db, orderId: string) => Promise<ReadonlyMap<string, Agreed>>
  /** Asks staff for other first days, in the caller's transaction. */
  ask: (tx: Db, orderId: string, days: LineDays) => Promise<void>
}

/** Dependencies of the plans of single orders. */
export type OrderPlansContext = { shop: Shop; givenOf: GivenPlans; agreedDays: AgreedDays; closedDays: ClosedDays }
