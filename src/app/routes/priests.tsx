import { PriestsPage } from '#features/rites/priests/web/priests-page.tsx'
import { apiAddress } from '#ui/data/api.ts'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: () => <PriestsPage />,
  texts: ['priests'],
  queries: ({ lang }) => [apiAddress('/api/priests', { query: { lang } })],
  title: ({ messages }) => messages.priests.title,
  description: ({ messages }) => messages.priests.description,
  exists: () => true,
})
