import type { Lang } from '#base/i18n.ts'
import type { Db } from '#server/database/database.ts'
import type { Festival } from './model-festivals.ts'
import type { LunarDay } from './rules-panchang.ts'
import type { GivenPlan, OrderPlan } from './model.ts'

type Ordered = { orderId: string; accountId: string | null; customerEmail: string }

/** When, with which wish and for whom orders are performed, by their ids; an order of which nothing is known is left out. */
export type OrderPlans = (db: Db, ordered: readonly Ordered[]) => Promise<Map<string, OrderPlan>>

/** What others gave with an order for whom they ordered; features above plans know it. */
export type GivenPlans = (db: Db, orderIds: string[]) => Promise<ReadonlyMap<string, GivenPlan>>

/** Why custom recommends a day for a ritual, in words; features above plans know it. `tithi` is the name of the lunar day. */
export type Recommend = (
  serviceId: string,
  day: { lunar: LunarDay; festivals: Festival[]; tithi: string },
  lang: Lang,
) => string | undefined
