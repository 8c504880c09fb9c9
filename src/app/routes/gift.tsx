import { GiftPage } from '#features/orders/gifts/web/gift-page.tsx'
import { addGiftMessages } from '../messages/add-gift-messages.ts'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: ({ params }) => <GiftPage key={params.token} token={params.token ?? ''} />,
  addMessages: addGiftMessages,
  queries: ({ params: { token = '' }, lang }) => [
    apiAddress('/api/gifts/{token}', { path: { token }, query: { lang } }),
  ],
  title: ({ messages }) => messages.gifts.card.pageTitle,
  exists: ({ params: { token = '' }, lang, queryClient }) =>
    Boolean(getApiData(queryClient, '/api/gifts/{token}', { path: { token }, query: { lang } })),
}
