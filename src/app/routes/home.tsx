import { HomePage } from '#features/catalogue/catalogue/web/home/home-page.tsx'
import { homeMessages } from '#features/catalogue/catalogue/web/home/home-messages.ts'
import { GroupNotice } from '#features/rites/group-rituals/web/group-notice.tsx'
import { PriestRow, usePriests } from '#features/rites/priests/web/priest-row.tsx'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { HomeProof } from '../panels/home-proof.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { useContacts, useShop } from '../shell/use-shop.ts'

export const page: PageModule = {
  Page: ({ search }) => <Home category={search.get('category')} />,
  queries: ({ lang }) => [
    apiAddress('/api/service-cards', { query: { lang } }),
    apiAddress('/api/group-rituals', { query: { lang } }),
    apiAddress('/api/priests', { query: { lang } }),
  ],
  title: ({ lang, search, queryClient }) => {
    const categories = getApiData(queryClient, '/api/categories', { query: { lang } })
    return categories?.find(({ id }) => id === search.get('category'))?.name ?? homeMessages[lang].title
  },
  exists: () => true,
}

function Home({ category }: { category: string | null }) {
  const { sample } = homeMessages[useLang()]
  const hasPriests = usePriests().length > 0
  return (
    <>
      <GroupNotice />
      <HomePage
        category={category}
        contacts={useContacts()}
        rite={useShop().rite}
        sample={<HomeProof />}
        performers={hasPriests && <PriestRow sample={sample} />}
      />
    </>
  )
}
