import { serviceCardsCall } from '#features/catalogue/paths.ts'
import { OptionsPage } from '#features/catalogue/web/options-page.tsx'
import { optionsWords } from '#features/catalogue/web/options-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: () => <OptionsPage />,
  // The server waits for the rituals; the browser shows the page at once, with five places for what is on its way.
  queries: ({ lang }) => (typeof window === 'undefined' ? [serviceCardsCall(lang)] : []),
  title: ({ lang }) => optionsWords[lang].title,
  description: ({ lang }) => optionsWords[lang].description,
  exists: () => true,
}
