import { groupCall } from '#features/group-rituals/paths.ts'
import type { GroupView } from '#features/group-rituals/schemas.ts'
import { GroupPage } from '#features/group-rituals/web/group-page.tsx'
import { addGroupMessages } from '../messages/add-group-messages.ts'
import type { PageContext, PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: ({ params }) => <GroupPage key={params.id} id={params.id ?? ''} />,
  addMessages: addGroupMessages,
  queries: ({ params, lang }) => [groupCall(params.id ?? '', lang)],
  title: (context) => {
    const { groups } = context.messages
    const found = findGroup(context)
    return found ? groups.title(found.ritual.name) : groups.notFoundTitle
  },
  description: (context) => (findGroup(context) ? context.messages.groups.about : ''),
  exists: (context) => Boolean(findGroup(context)),
}

function findGroup({ params, lang, queryClient }: PageContext): GroupView | null | undefined {
  return queryClient.getQueryData<GroupView | null>([groupCall(params.id ?? '', lang)])
}
