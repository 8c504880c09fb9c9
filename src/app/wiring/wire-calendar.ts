import { calendarJobs } from '#features/rites/calendar/jobs.ts'
import { calendarRoutes, sheetRoutes } from '#features/rites/calendar/routes.ts'
import type { OrderPlans } from '#features/orders/plans/context.ts'
import type { Panchang } from '#features/orders/plans/queries.ts'
import type { Route } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'

/** The calendar of performances and the sheets of its days; both use one panchang (the Hindu almanac). */
export function wireCalendar(shop: Shop, plansOf: OrderPlans, panchang: Panchang): { routes: Route[]; jobs: Job[] } {
  const context = { shop, panchang, plansOf }
  return { routes: [...calendarRoutes(context), ...sheetRoutes(context)], jobs: calendarJobs(context) }
}
