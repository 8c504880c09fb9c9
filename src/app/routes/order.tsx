import { orderDigits } from '#base/ids.ts'
import type { OrderView } from '#features/orders/schemas.ts'
import { OrderPage, orderCall } from '#features/orders/web/order-page.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { addBuyingMessages } from '../messages/add-messages.ts'

export const page: PageModule = {
  Page: ({ params }) => <OrderPage id={params.id ?? ''} />,
  addMessages: addBuyingMessages,
  queries: ({ params, lang }) => [orderCall(params.id ?? '', lang)],
  title: ({ params, lang, messages, queryClient }) => {
    const order = queryClient.getQueryData<OrderView | null>([orderCall(params.id ?? '', lang)])
    return order ? messages.orders.page.title(orderDigits(order.id)) : messages.orders.page.notFoundTitle
  },
  exists: ({ params, lang, queryClient }) => Boolean(queryClient.getQueryData([orderCall(params.id ?? '', lang)])),
}
