import { AboutPage } from '../about/about-page.tsx'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: () => <AboutPage />,
  texts: ['about'],
  queries: () => [],
  title: ({ messages }) => messages.about.title,
  description: ({ messages }) => messages.about.description,
  exists: () => true,
})
