import { recommendation, weekdayOf } from '#features/calendar/rules-almanac.ts'
import { sayReason } from '#features/calendar/present.ts'
import type { PlanPort } from '#features/orders/context.ts'
import { eraseOrderPlans, eraseOrderPlanTexts, keepGivenWithOrder } from '#features/order-plans/commands.ts'
import { erasePlan, erasePlanTexts } from '#features/plans/commands.ts'
import type { Recommend } from '#features/plans/context.ts'
import { dayRows, plainTextRows } from '#features/order-plans/emails.ts'
import { textRows } from '#features/plans/emails.ts'
import { orderPlanJobs } from '#features/order-plans/jobs.ts'
import { openOrderPlans } from '#features/plans/queries-orders.ts'
import { openPanchang } from '#features/plans/queries-panchang.ts'
import { findOrderPlan, listOrderPlans, listOwnOrderPlans, listPlannedLines } from '#features/order-plans/queries.ts'
import { findPlan } from '#features/plans/queries.ts'
import { planRoutes } from '#features/plans/routes.ts'
import { orderPlanRoutes } from '#features/order-plans/routes.ts'
import { mergeGiven } from '#features/order-plans/rules.ts'
import type { PersonalPart } from '#features/profiles/commands-personal.ts'
import type { Shop } from '#server/shop.ts'
import { givenPlansOf } from './given-plans.ts'

/** Plans of customers and of single orders, with what partners gave and what the calendar recommends. */
export function wirePlans(shop: Shop) {
  const { keys } = shop
  const panchang = openPanchang(recommend)
  const givenOf = givenPlansOf(keys)
  const plansOf = openOrderPlans(keys, async (db, ids) => {
    const [given, own] = [await givenOf(db, ids), await listOrderPlans(db, keys, ids)]
    return new Map(
      ids.flatMap((id) => {
        const merged = mergeGiven(given.get(id), own.get(id))
        return merged ? [[id, merged] as const] : []
      }),
    )
  })
  return {
    panchang,
    plansOf,
    port: planPortOf(shop),
    routes: [...planRoutes(shop, panchang), ...orderPlanRoutes(shop)],
    jobs: orderPlanJobs(shop),
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
      eraseGuest: (tx, email) => eraseOrderPlans(tx, { id: '', email }),
    },
    {
      name: 'plan',
      collect: async (db, account) => (await findPlan(db, shop.keys, account.id)) ?? null,
      eraseConsented: (tx, account) => erasePlanTexts(tx, account.id),
      erase: (tx, account) => erasePlan(tx, account.id),
    },
  ]
}
