import { serviceCardsCall } from '#features/catalogue/paths.ts'
import { HomePage } from '#features/catalogue/web/home-page.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { useContacts } from '../shell/use-shop.ts'

export const page: PageModule = {
  Page: ({ search }) => <HomePage category={search.get('category')} contacts={useContacts()} />,
  queries: ({ lang }) => [serviceCardsCall(lang)],
  title: ({ words, search }) => {
    const categories: Record<string, { name: string } | undefined> = words.catalogue.categories
    return categories[search.get('category') ?? '']?.name ?? words.catalogue.home.title
  },
  exists: () => true,
}
