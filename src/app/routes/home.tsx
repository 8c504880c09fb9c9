import { serviceCardsCall } from '#features/catalogue/paths.ts'
import type { CategoryId } from '#features/catalogue/model-terms.ts'
import { HomePage } from '#features/catalogue/web/home-page.tsx'
import { homeMessages } from '#features/catalogue/web/home-messages.ts'
import type { PageModule } from '../shell/page-module.ts'
import { useContacts } from '../shell/use-shop-view.ts'

export const page: PageModule = {
  Page: ({ search }) => <HomePage category={search.get('category')} contacts={useContacts()} />,
  queries: ({ lang }) => [serviceCardsCall(lang)],
  title: ({ lang, messages, search }) => {
    const category = search.get('category') ?? ''
    const { categories } = messages.catalogue
    return Object.hasOwn(categories, category) ? categories[category as CategoryId].name : homeMessages[lang].title
  },
  exists: () => true,
}
