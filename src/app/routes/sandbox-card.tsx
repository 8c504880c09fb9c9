import { CardCheckout, cardCheckoutCall } from '#features/sandbox/web/card-checkout.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { addBuyingMessages } from '../messages/add-messages.ts'

export const page: PageModule = {
  Page: ({ params }) => <CardCheckout checkoutRef={params.ref ?? ''} />,
  addMessages: addBuyingMessages,
  queries: ({ params }) => [cardCheckoutCall(params.ref ?? '')],
  title: ({ messages }) => messages.sandbox.card.title,
  exists: ({ params, queryClient }) => Boolean(queryClient.getQueryData([cardCheckoutCall(params.ref ?? '')])),
}
