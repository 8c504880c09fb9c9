import { ReviewPage } from '#features/rites/reviews/web/review-page.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: ({ params }) => <ReviewPage key={params.token} token={params.token ?? ''} />,
  texts: ['reviews'],
  queries: ({ params: { token = '' }, lang }) => [
    apiAddress('/api/reviews/own/{token}', { path: { token }, query: { lang } }),
  ],
  title: ({ messages }) => messages.reviews.title,
  exists: ({ params: { token = '' }, lang, queryClient }) =>
    Boolean(getApiData(queryClient, '/api/reviews/own/{token}', { path: { token }, query: { lang } })),
})
