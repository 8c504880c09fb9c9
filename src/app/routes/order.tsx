import { orderDigits } from '#base/ids.ts'
import type { OrderView } from '#features/orders/schemas.ts'
import { orderProofsCall } from '#features/proofs/paths.ts'
import { OrderGift } from '#features/gifts/web/order-gift.tsx'
import { orderGiftCall } from '#features/gifts/paths.ts'
import { OrderProofs } from '#features/proofs/web/order-proofs.tsx'
import { OrderPage, orderCall } from '#features/orders/web/order-page.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { addBuyingMessages } from '../messages/add-messages.ts'
import { addGiftMessages } from '../messages/add-gift-messages.ts'
import { addProofMessages } from '../messages/add-proof-messages.ts'

export const page: PageModule = {
  Page: ({ params }) => <OrderPage id={params.id ?? ''} Proofs={OrderProofs} Gift={OrderGift} />,
  addMessages: (lang, messages) =>
    Promise.all([addBuyingMessages, addProofMessages, addGiftMessages].map((add) => add(lang, messages))),
  queries: ({ params, lang }) => [
    orderCall(params.id ?? '', lang),
    orderProofsCall(params.id ?? '', lang),
    orderGiftCall(params.id ?? '', lang),
  ],
  title: ({ params, lang, messages, queryClient }) => {
    const order = queryClient.getQueryData<OrderView | null>([orderCall(params.id ?? '', lang)])
    return order ? messages.orders.page.title(orderDigits(order.id)) : messages.orders.page.notFoundTitle
  },
  exists: ({ params, lang, queryClient }) => Boolean(queryClient.getQueryData([orderCall(params.id ?? '', lang)])),
}
