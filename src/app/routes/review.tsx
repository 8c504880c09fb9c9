import { ownReviewCall } from '#features/reviews/paths.ts'
import { ReviewPage } from '#features/reviews/web/review-page.tsx'
import { addReviewMessages } from '../messages/add-review-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: ({ params }) => <ReviewPage key={params.token} token={params.token ?? ''} />,
  addMessages: addReviewMessages,
  queries: ({ params, lang }) => [ownReviewCall(params.token ?? '', lang)],
  title: ({ messages }) => messages.reviews.title,
  exists: ({ params, lang, queryClient }) =>
    Boolean(queryClient.getQueryData([ownReviewCall(params.token ?? '', lang)])),
}
