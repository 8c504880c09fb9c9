import type { Db } from '#server/database/database.ts'
import type { GivenPlan, OrderPlan } from './model.ts'

type Ordered = { orderId: string; accountId: string | null; customerEmail: string }

/** When, with which wish and for whom orders are performed, by their ids; an order of which nothing is known is left out. */
export type OrderPlans = (db: Db, ordered: readonly Ordered[]) => Promise<Map<string, OrderPlan>>

/** What others gave with an order for whom they ordered; features above plans know it. */
export type GivenPlans = (db: Db, orderIds: string[]) => Promise<ReadonlyMap<string, GivenPlan>>
