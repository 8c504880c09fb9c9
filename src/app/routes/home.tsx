import { HomePage } from '#features/catalogue/catalogue/web/home/home-page.tsx'
import { homeMessagesIn } from '#features/catalogue/catalogue/web/home/home-messages.ts'
import { GroupNotice } from '#features/rites/group-rituals/web/group-notice.tsx'
import { PriestRow, usePriests } from '#features/rites/priests/web/priest-row.tsx'
import { apiAddress, getApiData, useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { PageContext, PageModule } from '../shell/page-module.ts'
import { useContacts, useShop } from '../shell/use-shop.ts'

export const page: PageModule = {
  Page: ({ search }) => <Home category={search.get('category')} />,
  queries: ({ lang }) => [
    apiAddress('/api/home-texts', { query: { lang } }),
    apiAddress('/api/service-cards', { query: { lang } }),
    apiAddress('/api/group-rituals', { query: { lang } }),
    apiAddress('/api/priests', { query: { lang } }),
  ],
  title: ({ lang, search, queryClient }) => {
    const categories = getApiData(queryClient, '/api/categories', { query: { lang } })
    return categories?.find(({ id }) => id === search.get('category'))?.name ?? homeOf({ lang, queryClient }).title
  },
  description: (context) => homeOf(context).description,
  exists: () => true,
}

function homeOf({ lang, queryClient }: Pick<PageContext, 'lang' | 'queryClient'>) {
  return homeMessagesIn(lang, getApiData(queryClient, '/api/home-texts', { query: { lang } })?.texts ?? {})
}

function Home({ category }: { category: string | null }) {
  const lang = useLang()
  const texts = useApiQuery('/api/home-texts', { query: { lang } }).data?.texts ?? {}
  const { sample } = homeMessagesIn(lang, texts)
  const hasPriests = usePriests().length > 0
  return (
    <>
      <HomePage
        notice={<GroupNotice />}
        texts={texts}
        category={category}
        contacts={useContacts()}
        rite={useShop().rite}
        performers={hasPriests && <PriestRow sample={sample} />}
      />
    </>
  )
}
