import { orderPlanCall } from '#features/order-plans/paths.ts'
import { OrderPlanPage } from '#features/order-plans/web/order-plan-page.tsx'
import { addAccountMessages } from '../messages/add-account-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

/** Names, wish and days of one order, by its own link. */
export const page: PageModule = {
  Page: ({ params }) => <OrderPlanPage id={params.id ?? ''} />,
  addMessages: addAccountMessages,
  queries: ({ params, lang }) => [orderPlanCall(params.id ?? '', lang)],
  title: ({ params, lang, messages, queryClient }) =>
    queryClient.getQueryData([orderPlanCall(params.id ?? '', lang)])
      ? messages.plans.order.title
      : messages.plans.order.notFound,
  exists: ({ params, lang, queryClient }) => Boolean(queryClient.getQueryData([orderPlanCall(params.id ?? '', lang)])),
}
