import type { OrderManagement } from '#features/rites/order-management/context.ts'
import { orderManagementJobs } from '#features/rites/order-management/jobs.ts'
import { orderManagementRoutes, orderExportRoutes } from '#features/rites/order-management/routes.ts'
import { listScheduledOrders } from '#features/rites/calendar/queries.ts'
import { offerPlaceAgain } from '#features/rites/group-rituals/commands.ts'
import { notifyPerformed } from '#features/clients/partners/commands-money.ts'
import { madeBy } from '#features/clients/partners/queries.ts'
import type { PlanPort } from '#features/orders/orders/context.ts'
import type { OrderPlans } from '#features/orders/plans/context.ts'
import { hasPublishedProof } from '#features/rites/proofs/queries.ts'
import type { Route } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'

type Wired = { context: OrderManagement; routes: Route[]; jobs: Job[] }

/** Order management for staff, with data from the features above it. */
export function wireOrderManagement(shop: Shop, plansOf: OrderPlans, plans: PlanPort): Wired {
  const context: OrderManagement = {
    shop,
    hasProof: hasPublishedProof,
    scheduledOrders: listScheduledOrders,
    plansOf,
    plans,
    onPerformed: (tx, orderId) => notifyPerformed(tx, shop, orderId),
    onGivenUp: offerPlaceAgain,
    madeBy,
  }
  return {
    context,
    routes: [...orderManagementRoutes(context), ...orderExportRoutes(context)],
    jobs: orderManagementJobs(shop),
  }
}
