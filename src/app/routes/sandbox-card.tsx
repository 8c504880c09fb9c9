import { CardCheckout, cardCheckoutCall } from '#features/sandbox/web/card-checkout.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { addBuyingWords } from '../messages/add-messages.ts'

export const page: PageModule = {
  Page: ({ params }) => <CardCheckout checkoutRef={params.ref ?? ''} />,
  addWords: addBuyingWords,
  queries: ({ params }) => [cardCheckoutCall(params.ref ?? '')],
  title: ({ words }) => words.sandbox.card.title,
  exists: ({ params, queryClient }) => Boolean(queryClient.getQueryData([cardCheckoutCall(params.ref ?? '')])),
}
