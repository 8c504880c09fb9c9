import { ConsentPage } from '#features/platform/analytics/web/consent-page.tsx'
import { consentMessages } from '#features/platform/analytics/web/messages.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: () => <ConsentPage />,
  queries: () => ['/api/analytics/settings'],
  title: ({ lang }) => consentMessages[lang].title,
  exists: () => true,
}
