import { GroupPage } from '#features/rites/group-rituals/web/group-page.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import { definePage, type PageContext } from '../shell/page-module.ts'

export const page = definePage({
  Page: ({ params }) => <GroupPage key={params.id} id={params.id ?? ''} />,
  texts: ['groups'],
  queries: ({ params: { id = '' }, lang }) => [
    apiAddress('/api/group-rituals/{id}', { path: { id }, query: { lang } }),
  ],
  title: (context) => {
    const { groups } = context.messages
    const found = findGroup(context)
    return found ? groups.title(found.ritual.name) : groups.notFoundTitle
  },
  description: (context) => (findGroup(context) ? context.messages.groups.about : ''),
  exists: (context) => Boolean(findGroup(context)),
})

function findGroup({ params: { id = '' }, lang, queryClient }: PageContext) {
  return getApiData(queryClient, '/api/group-rituals/{id}', { path: { id }, query: { lang } })
}
