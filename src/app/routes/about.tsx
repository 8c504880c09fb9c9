import { AboutPage } from '../about/about-page.tsx'
import { apiAddress } from '#ui/data/api.ts'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: () => <AboutPage />,
  texts: ['about'],
  queries: ({ lang }) => [apiAddress('/api/priests', { query: { lang } })],
  title: ({ messages }) => messages.about.title,
  description: ({ messages }) => messages.about.description,
  exists: () => true,
})
