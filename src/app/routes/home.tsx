import { HomePage } from '#features/catalogue/catalogue/web/home/home-page.tsx'
import { homeMessages } from '#features/catalogue/catalogue/web/home/home-messages.ts'
import { GroupNotice } from '#features/rites/group-rituals/web/group-notice.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import type { PageModule } from '../shell/page-module.ts'
import { useContacts, useShop } from '../shell/use-shop.ts'

export const page: PageModule = {
  Page: ({ search }) => (
    <>
      <GroupNotice />
      <HomePage category={search.get('category')} contacts={useContacts()} rite={useShop().rite} />
    </>
  ),
  queries: ({ lang }) => [
    apiAddress('/api/service-cards', { query: { lang } }),
    apiAddress('/api/group-rituals', { query: { lang } }),
  ],
  title: ({ lang, search, queryClient }) => {
    const categories = getApiData(queryClient, '/api/categories', { query: { lang } })
    return categories?.find(({ id }) => id === search.get('category'))?.name ?? homeMessages[lang].title
  },
  exists: () => true,
}
