import type { OrderManagement } from '#features/rites/order-management/context.ts'
import { listScheduledOrders } from '#features/rites/calendar/queries.ts'
import { offerPlaceAgain } from '#features/rites/group-rituals/commands.ts'
import { notifyPerformed } from '#features/clients/partners/commands-money.ts'
import { madeBy } from '#features/clients/partners/queries.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import type { PlanPort } from '#features/orders/orders/context.ts'
import type { OrderPlans } from '#features/orders/plans/context.ts'
import { hasPublishedProof, isLineProved, lineProvedAt } from '#features/rites/proofs/queries.ts'
import type { Shop } from '#server/shop.ts'

/** The data that order management gets from later features. */
export function createOrderManagementPort(
  shop: Shop,
  payments: PaymentsContext,
  { plansOf, plans }: { plansOf: OrderPlans; plans: PlanPort },
): OrderManagement {
  return {
    shop,
    payments,
    hasProof: hasPublishedProof,
    isLineProved,
    lineProvedAt,
    scheduledOrders: listScheduledOrders,
    plansOf,
    plans,
    onPerformed: (tx, orderId) => notifyPerformed(tx, shop, orderId),
    onGivenUp: offerPlaceAgain,
    madeBy,
  }
}
