import { CATALOGUE_CALL } from '#features/catalogue/paths.ts'
import { CatalogueListPage } from '#features/catalogue/web/catalogue-list-page.tsx'
import { listMessages } from '#features/catalogue/web/list-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: () => <CatalogueListPage />,
  queries: () => [CATALOGUE_CALL],
  title: ({ lang }) => listMessages[lang].title,
  description: ({ lang }) => listMessages[lang].intro,
  exists: () => true,
}
