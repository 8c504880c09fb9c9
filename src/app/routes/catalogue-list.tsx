import { CATALOGUE_CALL } from '#features/catalogue/paths.ts'
import { CatalogueListPage } from '#features/catalogue/web/catalogue-list-page.tsx'
import { listMessages } from '#features/catalogue/web/list-messages.ts'
import { groupsCall } from '#features/group-rituals/paths.ts'
import { GroupNotice } from '#features/group-rituals/web/group-notice.tsx'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: () => (
    <>
      <GroupNotice />
      <CatalogueListPage />
    </>
  ),
  queries: ({ lang }) => [CATALOGUE_CALL, groupsCall(lang)],
  title: ({ lang }) => listMessages[lang].title,
  description: ({ lang }) => listMessages[lang].intro,
  exists: () => true,
}
