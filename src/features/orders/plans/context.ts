import type { Lang } from '#base/i18n.ts'
import type { Db } from '#server/database/database.ts'
import type { Festival } from './model-festivals.ts'
import type { ClosedDay } from './rules-planning.ts'
import type { LunarDay } from './rules-panchang.ts'
import type { GivenPlan, OrderPlan } from './model.ts'

/** Asks staff for another first day of all rituals of these orders whose days are set, in the caller's transaction. Features above `plans` provide it. */
export type AskForDay = (tx: Db, orderIds: readonly string[], day: string) => Promise<void>

/** Why each of these days cannot be chosen as the first day. A free day is absent. Features above `plans` provide it. */
export type ClosedDays = (db: Db, days: readonly string[], lang: Lang) => Promise<ReadonlyMap<string, ClosedDay>>

type PlanOrder = { orderId: string; accountId: string | null; customerEmail: string }

/** Day, wish and participants of orders, by order id. An order without any of them is left out. */
export type OrderPlans = (db: Db, ordered: readonly PlanOrder[]) => Promise<Map<string, OrderPlan>>

/** Texts that other people sent with an order for its recipient. Features above `plans` provide them. */
export type GivenPlans = (db: Db, orderIds: string[]) => Promise<ReadonlyMap<string, GivenPlan>>

/** Why tradition recommends a day for a ritual, in words. Features above `plans` provide it. `tithi` is the name of the lunar day. */
export type Recommend = (
  serviceId: string,
  day: { lunar: LunarDay; festivals: Festival[]; tithi: string },
  lang: Lang,
) => string | undefined
