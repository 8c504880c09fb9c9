import { CatalogueListPage } from '#features/catalogue/catalogue/web/home/catalogue-list-page.tsx'
import { listMessages } from '#features/catalogue/catalogue/web/home/list-messages.ts'
import { GroupNotice } from '#features/rites/group-rituals/web/group-notice.tsx'
import { apiAddress } from '#ui/data/api.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: () => <CatalogueListPage notice={<GroupNotice />} />,
  queries: ({ lang }) => ['/api/articles-catalog', apiAddress('/api/group-rituals', { query: { lang } })],
  title: ({ lang }) => listMessages[lang].title,
  description: ({ lang }) => listMessages[lang].intro,
  exists: () => true,
}
