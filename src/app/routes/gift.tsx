import { GiftPage } from '#features/orders/gifts/web/gift-page.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: ({ params }) => <GiftPage key={params.token} token={params.token ?? ''} />,
  texts: ['gifts'],
  queries: ({ params: { token = '' }, lang }) => [
    apiAddress('/api/gifts/{token}', { path: { token }, query: { lang } }),
  ],
  title: ({ messages }) => messages.gifts.card.pageTitle,
  exists: ({ params: { token = '' }, lang, queryClient }) =>
    Boolean(getApiData(queryClient, '/api/gifts/{token}', { path: { token }, query: { lang } })),
})
