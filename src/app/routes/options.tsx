import { OptionsPage } from '#features/catalogue/catalogue/web/home/options-page.tsx'
import { optionsMessages } from '#features/catalogue/catalogue/web/home/options-messages.ts'
import { apiAddress } from '#ui/data/api.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: () => <OptionsPage />,
  // The server waits for the rituals. The browser shows the page immediately with five placeholders.
  queries: ({ lang }) => (typeof window === 'undefined' ? [apiAddress('/api/service-cards', { query: { lang } })] : []),
  title: ({ lang }) => optionsMessages[lang].title,
  description: ({ lang }) => optionsMessages[lang].description,
  exists: () => true,
}
