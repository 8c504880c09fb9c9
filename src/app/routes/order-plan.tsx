import { OrderPlanPage } from '#features/orders/order-plans/web/order-plan-page.tsx'
import { findInitials } from '#features/rites/order-progress/web/find-initials.ts'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import { definePage, type PageContext } from '../shell/page-module.ts'

/** The page with the names, wish and days of one order. The order has its own link to this page. */
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
