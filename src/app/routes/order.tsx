import { orderDigits } from '#base/ids.ts'
import { OrderData } from '#features/clients/customers/web/order-data.tsx'
import { OrderGift } from '#features/orders/gifts/web/order-gift.tsx'
import { NextStep } from '#features/rites/order-progress/web/next-step.tsx'
import { OrderProgress } from '#features/rites/order-progress/web/order-progress.tsx'
import { OrderTimeline } from '#features/rites/order-progress/web/order-timeline.tsx'
import { OrderTelegram } from '#features/platform/telegram/web/telegram-offer.tsx'
import { OrderProofs } from '#features/rites/proofs/web/order-proofs.tsx'
import { OrderPage } from '#features/orders/orders/web/order-page.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import { definePage, type PageContext } from '../shell/page-module.ts'

export const page = definePage({
  Page: ({ params }) => (
    <OrderPage
      id={params.id ?? ''}
      Proofs={OrderProofs}
      Gift={OrderGift}
      NextStep={NextStep}
      Progress={OrderProgress}
      Timeline={OrderTimeline}
      Telegram={OrderTelegram}
      GuestData={OrderData}
    />
  ),
  texts: ['account', 'archive', 'cart', 'gifts', 'orderProgress', 'orders', 'proofs', 'telegram', 'widget'],
  queries: ({ params: { id = '' }, lang }) =>
    (
      ['/api/orders/{id}', '/api/orders/{id}/progress', '/api/orders/{id}/proofs', '/api/orders/{id}/gift'] as const
    ).map((path) => apiAddress(path, { path: { id }, query: { lang } })),
  title: (context) => {
    const { page: words } = context.messages.orders
    const order = findOrder(context)
    return order ? words.title(orderDigits(order.id)) : words.notFoundTitle
  },
  exists: (context) => Boolean(findOrder(context)),
})

function findOrder({ params: { id = '' }, lang, queryClient }: PageContext) {
  return getApiData(queryClient, '/api/orders/{id}', { path: { id }, query: { lang } })
}
