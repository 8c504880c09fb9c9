import { CardCheckout, cardCheckoutCall } from '#features/sandbox/web/card-checkout.tsx'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: ({ params }) => <CardCheckout checkoutRef={params.ref ?? ''} />,
  queries: ({ params }) => [cardCheckoutCall(params.ref ?? '')],
  title: ({ words }) => words.sandbox.card.title,
  exists: ({ params, queryClient }) => Boolean(queryClient.getQueryData([cardCheckoutCall(params.ref ?? '')])),
}
