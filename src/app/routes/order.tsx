import { orderDigits } from '#base/ids.ts'
import type { OrderView } from '#features/orders/schemas.ts'
import { OrderPage, orderCall } from '#features/orders/web/order-page.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { addBuyingWords } from '../messages/add-messages.ts'

export const page: PageModule = {
  Page: ({ params }) => <OrderPage id={params.id ?? ''} />,
  addWords: addBuyingWords,
  queries: ({ params, lang }) => [orderCall(params.id ?? '', lang)],
  title: ({ params, lang, words, queryClient }) => {
    const order = queryClient.getQueryData<OrderView | null>([orderCall(params.id ?? '', lang)])
    return order ? words.orders.page.title(orderDigits(order.id)) : words.orders.page.notFoundTitle
  },
  exists: ({ params, lang, queryClient }) => Boolean(queryClient.getQueryData([orderCall(params.id ?? '', lang)])),
}
