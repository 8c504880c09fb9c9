import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isId } from '#base/ids.ts'
import type { ArticleText, RitualText } from '#features/catalogue/catalogue/schemas.ts'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { useMessages } from '#features/catalogue/catalogue/web/messages.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { CheckoutPage, loadCheckoutClient } from '#features/orders/orders/web/checkout-page.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { definePage, type PageContext } from '../shell/page-module.ts'
import { findRitualText, ritualQueries } from './ritual/ritual-queries.ts'
import { useAddressQuery } from '../shell/use-address-query.ts'

/**
 * The express checkout of one ritual. If the id is the id of an order, the address redirects to the page of the order (docs/contract.md, "Pages").
 */
export const page = definePage({
  Page: ({ params: { id = '' }, search }) => (isId(id) ? <ToOrder id={id} /> : <Checkout id={id} search={search} />),
  texts: ['cart', 'orders', 'widget'],
  parts: loadCheckoutClient,
  queries: ({ params: { id = '' }, lang }) => (isId(id) ? [] : ritualQueries(id, lang)),
  title: (context) =>
    findRitual(context) ? context.messages.orders.checkout.title : context.messages.catalogue.notFound.ritualTitle,
  exists: (context) => isId(context.params.id ?? '') || findRitual(context) !== undefined,
  redirect: (context) => {
    const { id = '' } = context.params
    if (isId(id)) return orderPath(id)
    const ritual = findRitual(context)
    return ritual && ritual.id !== id ? `/checkout/${ritual.id}` : undefined
  },
})

function findRitual({ params: { id = '' }, lang, queryClient }: PageContext): RitualText | undefined {
  return orderable(findRitualText(queryClient, id, lang))
}

function orderable(text: RitualText | ArticleText | null | undefined): RitualText | undefined {
  return text && 'price' in text ? text : undefined
}

/** On client-side navigation the server cannot redirect, so the browser opens the page of the order. */
function ToOrder({ id }: { id: string }) {
  const { href } = useNavigation()
  useEffect(() => location.replace(href(orderPath(id) + location.search)))
  return null
}

function Checkout({ id, search }: { id: string; search: URLSearchParams }) {
  const { notFound } = useMessages()
  const lang = useLang()
  const { data } = useApiQuery('/api/services/{id}/text', { path: { id }, query: { lang } })
  const [path, navigate] = useLocation()
  const wholeSearch = useAddressQuery()
  const ritual = orderable(data)
  if (!ritual)
    return (
      <NotFoundCard title={notFound.ritualTitle} text={notFound.ritualText} back={notFound.ritualBack} to="/rituals" />
    )

  function change(changes: Record<string, string | undefined>, isStep: boolean): void {
    const next = new URLSearchParams(wholeSearch)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace: !isStep })
  }
  return <CheckoutPage ritual={ritual} search={search} onSearch={change} />
}
