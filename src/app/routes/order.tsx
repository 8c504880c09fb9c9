import { orderDigits } from '#base/ids.ts'
import { OrderGift } from '#features/orders/gifts/web/order-gift.tsx'
import { OrderProofs } from '#features/rites/proofs/web/order-proofs.tsx'
import { OrderPage } from '#features/orders/orders/web/order-page.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import type { PageContext, PageModule } from '../shell/page-module.ts'
import { addBuyingMessages } from '../messages/add-messages.ts'
import { addGiftMessages } from '../messages/add-gift-messages.ts'
import { addProofMessages } from '../messages/add-proof-messages.ts'

export const page: PageModule = {
  Page: ({ params }) => <OrderPage id={params.id ?? ''} Proofs={OrderProofs} Gift={OrderGift} />,
  addMessages: (lang, messages) =>
    Promise.all([addBuyingMessages, addProofMessages, addGiftMessages].map((add) => add(lang, messages))),
  queries: ({ params: { id = '' }, lang }) =>
    (['/api/orders/{id}', '/api/orders/{id}/proofs', '/api/orders/{id}/gift'] as const).map((path) =>
      apiAddress(path, { path: { id }, query: { lang } }),
    ),
  title: (context) => {
    const { page: words } = context.messages.orders
    const order = findOrder(context)
    return order ? words.title(orderDigits(order.id)) : words.notFoundTitle
  },
  exists: (context) => Boolean(findOrder(context)),
}

function findOrder({ params: { id = '' }, lang, queryClient }: PageContext) {
  return getApiData(queryClient, '/api/orders/{id}', { path: { id }, query: { lang } })
}
