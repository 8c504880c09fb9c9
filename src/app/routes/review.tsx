import { ReviewPage } from '#features/rites/reviews/web/review-page.tsx'
import { addReviewMessages } from '../messages/add-review-messages.ts'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: ({ params }) => <ReviewPage key={params.token} token={params.token ?? ''} />,
  addMessages: addReviewMessages,
  queries: ({ params: { token = '' }, lang }) => [
    apiAddress('/api/reviews/own/{token}', { path: { token }, query: { lang } }),
  ],
  title: ({ messages }) => messages.reviews.title,
  exists: ({ params: { token = '' }, lang, queryClient }) =>
    Boolean(getApiData(queryClient, '/api/reviews/own/{token}', { path: { token }, query: { lang } })),
}
