import { DayLinkPage } from '#features/rites/day-links/web/day-link-page.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: ({ params }) => <DayLinkPage key={params.token} token={params.token ?? ''} />,
  texts: ['dayLinks'],
  queries: ({ params: { token = '' } }) => [apiAddress('/api/day-links/{token}', { path: { token } })],
  title: ({ messages }) => messages.dayLinks.title,
  exists: ({ params: { token = '' }, queryClient }) =>
    Boolean(getApiData(queryClient, '/api/day-links/{token}', { path: { token } })),
})
