import { CardCheckout } from '#features/office/sandbox/web/card-checkout.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: ({ params }) => <CardCheckout checkoutRef={params.ref ?? ''} />,
  texts: ['sandbox'],
  queries: ({ params: { ref = '' } }) => [apiAddress('/api/sandbox/card/{ref}', { path: { ref } })],
  title: ({ messages }) => messages.sandbox.card.title,
  exists: ({ params: { ref = '' }, queryClient }) =>
    Boolean(getApiData(queryClient, '/api/sandbox/card/{ref}', { path: { ref } })),
})
