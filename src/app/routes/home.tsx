import { categoriesCall } from '#features/catalogue-lists/paths.ts'
import { serviceCardsCall } from '#features/catalogue/paths.ts'
import type { Category } from '#features/catalogue-lists/schemas.ts'
import { HomePage } from '#features/catalogue/web/home-page.tsx'
import { homeMessages } from '#features/catalogue/web/home-messages.ts'
import { groupsCall } from '#features/group-rituals/paths.ts'
import { GroupNotice } from '#features/group-rituals/web/group-notice.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { useContacts } from '../shell/use-shop.ts'

export const page: PageModule = {
  Page: ({ search }) => (
    <>
      <GroupNotice />
      <HomePage category={search.get('category')} contacts={useContacts()} />
    </>
  ),
  queries: ({ lang }) => [serviceCardsCall(lang), groupsCall(lang)],
  title: ({ lang, search, queryClient }) => {
    const categories = queryClient.getQueryData<Category[]>([categoriesCall(lang)])
    return categories?.find(({ id }) => id === search.get('category'))?.name ?? homeMessages[lang].title
  },
  exists: () => true,
}
