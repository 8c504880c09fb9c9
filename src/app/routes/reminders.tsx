import { RemindersPage } from '#features/clients/reminders/web/reminders-page.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: ({ params }) => <RemindersPage key={params.token} token={params.token ?? ''} />,
  texts: ['reminders'],
  queries: ({ params: { token = '' } }) => [apiAddress('/api/reminders/{token}', { path: { token } })],
  title: ({ messages }) => messages.reminders.title,
  exists: ({ params: { token = '' }, queryClient }) =>
    Boolean(getApiData(queryClient, '/api/reminders/{token}', { path: { token } })),
})
