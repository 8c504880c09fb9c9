import { CardCheckout } from '#features/office/sandbox/web/card-checkout.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import type { PageModule } from '../shell/page-module.ts'
import { addBuyingMessages } from '../messages/add-messages.ts'

export const page: PageModule = {
  Page: ({ params }) => <CardCheckout checkoutRef={params.ref ?? ''} />,
  addMessages: addBuyingMessages,
  queries: ({ params: { ref = '' } }) => [apiAddress('/api/sandbox/card/{ref}', { path: { ref } })],
  title: ({ messages }) => messages.sandbox.card.title,
  exists: ({ params: { ref = '' }, queryClient }) =>
    Boolean(getApiData(queryClient, '/api/sandbox/card/{ref}', { path: { ref } })),
}
