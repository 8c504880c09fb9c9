import { OrderPlanPage } from '#features/orders/order-plans/web/order-plan-page.tsx'
import { findInitials } from '#features/rites/order-progress/web/find-initials.ts'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import { definePage, type PageContext } from '../shell/page-module.ts'

/** Names, wish and days of one order, by its own link. */
export const page = definePage({
  Page: ({ params }) => <OrderPlanPage id={params.id ?? ''} findInitials={findInitials} />,
  texts: ['plans', 'profile'],
  queries: ({ params: { id = '' }, lang }) => [apiAddress('/api/orders/{id}/plan', { path: { id }, query: { lang } })],
  title: (context) => {
    const { order: words } = context.messages.plans
    return isThere(context) ? words.title : words.notFound
  },
  exists: isThere,
})

function isThere({ params: { id = '' }, lang, queryClient }: PageContext): boolean {
  return Boolean(getApiData(queryClient, '/api/orders/{id}/plan', { path: { id }, query: { lang } }))
}
