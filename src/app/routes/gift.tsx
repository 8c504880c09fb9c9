import { giftCall } from '#features/gifts/paths.ts'
import { GiftPage } from '#features/gifts/web/gift-page.tsx'
import { addGiftMessages } from '../messages/add-gift-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: ({ params }) => <GiftPage key={params.token} token={params.token ?? ''} />,
  addMessages: addGiftMessages,
  queries: ({ params, lang }) => [giftCall(params.token ?? '', lang)],
  title: ({ messages }) => messages.gifts.card.pageTitle,
  exists: ({ params, lang, queryClient }) => Boolean(queryClient.getQueryData([giftCall(params.token ?? '', lang)])),
}
