import { CATALOGUE_CALL } from '#features/catalogue/paths.ts'
import { CatalogueListPage } from '#features/catalogue/web/catalogue-list-page.tsx'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: () => <CatalogueListPage />,
  queries: () => [CATALOGUE_CALL],
  title: ({ words }) => words.catalogue.list.title,
  exists: () => true,
}
