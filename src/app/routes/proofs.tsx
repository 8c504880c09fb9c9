import { ArchivePage } from '#features/rites/proofs/web/archive-page.tsx'
import { apiAddress } from '#ui/data/api.ts'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: () => <ArchivePage />,
  texts: ['archive', 'proofs'],
  queries: ({ lang }) => [apiAddress('/api/proofs', { query: { lang } })],
  title: ({ messages }) => messages.archive.title,
  description: ({ messages }) => messages.archive.lead,
  exists: () => true,
})
