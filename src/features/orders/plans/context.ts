import type { Lang } from '#base/i18n.ts'
import type { Db } from '#server/database/database.ts'
import type { Festival } from './model-festivals.ts'
import type { ClosedDay } from './rules-planning.ts'
import type { LunarDay } from './rules-panchang.ts'
import type { GivenPlan, OrderPlan } from './model.ts'

/**
 * Asks staff for another first day, in the caller's transaction: for all rituals of these orders whose days are already set. Features above
 * `plans` provide this function.
 */
export type AskForDay = (tx: Db, orderIds: readonly string[], day: string) => Promise<void>

/**
 * Returns the closed days among these days, each with the reason why it cannot be chosen as the first day. A free day is absent. Features
 * above `plans` provide this function.
 */
export type ClosedDays = (db: Db, days: readonly string[], lang: Lang) => Promise<ReadonlyMap<string, ClosedDay>>

type PlanOrder = { orderId: string; accountId: string | null; customerEmail: string }

/** Returns day, wish and participants of orders, by order id. An order without any of these is left out. */
export type OrderPlans = (db: Db, ordered: readonly PlanOrder[]) => Promise<Map<string, OrderPlan>>

/** Returns the texts that other people sent with an order for its recipient. Features above `plans` provide this function. */
export type GivenPlans = (db: Db, orderIds: string[]) => Promise<ReadonlyMap<string, GivenPlan>>

/**
 * Returns in words why tradition recommends a day for a ritual. Features above `plans` provide this function. `tithi` is the name of the
 * lunar day.
 */
export type Recommend = (
  serviceId: string,
  day: { lunar: LunarDay; festivals: Festival[]; tithi: string },
  lang: Lang,
) => string | undefined
