import { recommendation, weekdayOf } from '#features/calendar/rules-almanac.ts'
import { sayReason } from '#features/calendar/present.ts'
import type { PlanPort } from '#features/orders/context.ts'
import { listGivenPlans } from '#features/partners/queries.ts'
import { eraseOrderPlans, eraseOrderPlanTexts, keepGivenWithOrder } from '#features/plans/commands-order.ts'
import { erasePlan, erasePlanTexts } from '#features/plans/commands.ts'
import type { Recommend } from '#features/plans/context.ts'
import { dayRows, plainTextRows, textRows } from '#features/plans/emails-order.ts'
import { planJobs } from '#features/plans/jobs.ts'
import { openOrderPlans } from '#features/plans/queries-orders.ts'
import { findOrderPlan, listOrderPlans, listOwnOrderPlans, listPlannedLines } from '#features/plans/queries-order.ts'
import { openPanchang } from '#features/plans/queries-panchang.ts'
import { findPlan } from '#features/plans/queries.ts'
import { planRoutes } from '#features/plans/routes.ts'
import { orderPlanRoutes } from '#features/plans/routes-order.ts'
import { mergeGiven } from '#features/plans/rules-order.ts'
import type { PersonalPart } from '#features/profiles/commands-personal.ts'
import type { Shop } from '#server/shop.ts'

/** Plans of customers and of single orders, with what partners gave and what the calendar recommends. */
export function wirePlans(shop: Shop) {
  const { keys } = shop
  const panchang = openPanchang(recommend)
  const plansOf = openOrderPlans(keys, async (db, ids) => {
    const [partners, own] = [await listGivenPlans(db, keys, ids), await listOrderPlans(db, keys, ids)]
    return new Map(
      ids.flatMap((id) => {
        const given = mergeGiven(partners.get(id), own.get(id))
        return given ? [[id, given] as const] : []
      }),
    )
  })
  return {
    panchang,
    plansOf,
    port: planPortOf(shop),
    routes: [...planRoutes(shop, panchang), ...orderPlanRoutes(shop)],
    jobs: planJobs(shop),
    personalParts: planParts(shop),
  }
}

/** Orders know no plans: what they ask of them. */
function planPortOf(shop: Shop): PlanPort {
  return {
    keep: (tx, id, given, asking) => keepGivenWithOrder(tx, shop, id, given, asking),
    rowsGiven: plainTextRows,
    rowsOf: async (tx, id, lang) => {
      const plan = await findOrderPlan(tx, shop.keys, id)
      if (!plan) return []
      const lines = await listPlannedLines(tx, id)
      return [...textRows(plan, lang), ...dayRows({ days: plan.days, lines }, lang)]
    },
  }
}

const recommend: Recommend = (serviceId, { lunar, festivals, tithi }, lang) => {
  const day = { tithi: lunar.tithi, weekday: weekdayOf(lunar.date), festivals }
  const reason = recommendation(serviceId, day)
  return reason && sayReason(reason, tithi, lang)
}

/** Before the orders, by which they are found. */
function planParts(shop: Shop): PersonalPart[] {
  return [
    {
      name: 'orderPlans',
      collect: async (db, account) => await listOwnOrderPlans(db, shop.keys, account),
      eraseConsented: eraseOrderPlanTexts,
      erase: eraseOrderPlans,
    },
    {
      name: 'plan',
      collect: async (db, account) => (await findPlan(db, shop.keys, account.id)) ?? null,
      eraseConsented: (tx, account) => erasePlanTexts(tx, account.id),
      erase: (tx, account) => erasePlan(tx, account.id),
    },
  ]
}
