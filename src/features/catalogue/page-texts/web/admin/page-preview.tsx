import { QueryClientProvider } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Lang } from '#base/i18n.ts'
import { calendarDay } from '#base/time.ts'
import { PreviewFrame } from '#features/catalogue/catalogue-editor/web/admin/records/preview-frame.tsx'
import { useMessages as useEditorMessages } from '#features/catalogue/catalogue-editor/web/admin/messages.ts'
import frame from '#features/catalogue/catalogue-editor/web/admin/records/page-preview.module.css'
import { en } from '#features/catalogue/catalogue/messages/page.en.ts'
import { ru } from '#features/catalogue/catalogue/messages/page.ru.ts'
import { renderMarkdown } from '#features/catalogue/catalogue/rules-markdown.ts'
import { HomePage } from '#features/catalogue/catalogue/web/home/home-page.tsx'
import { apiAddress, useApiQuery } from '#ui/data/api.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { MessagesProvider } from '#ui/text/messages.tsx'
import type { PageContent, PageTexts } from '../../model.ts'
import { fillTexts } from '../../rules.ts'
import { withFacts } from '../../rules-facts.ts'
import type { PageView } from '../../schemas.ts'
import { LegalText } from '../legal-text.tsx'
import { useMessages } from './messages.ts'

const WORDS = { ru: { catalogue: ru }, en: { catalogue: en } }
/** The navigation of the preview. The links of the preview do nothing. */
const NOWHERE = { href: (to: string) => to, go: () => {} }
const WIDTH = 1280

type PagePreviewProps = { view: PageView; content: PageContent; lang: Lang }

/** The public page with the unsaved texts. If a text is empty, the page shows the shop's original text. */
export function PagePreview({ view, content, lang }: PagePreviewProps) {
  const { preview, languages } = useEditorMessages()
  // React renders the preview after the typed text, so that typing stays fast.
  const typed = useDeferredValue(content)
  const texts = fillTexts(view.own, withoutEmpty(typed))[lang]
  return (
    <PreviewFrame title={preview.title(languages[lang])} lang={lang} width={WIDTH}>
      <MessagesProvider lang={lang} dictionary={WORDS[lang]}>
        <NavigationContext value={NOWHERE}>
          <main className={frame.page}>
            {view.facts ? (
              <Legal texts={texts} facts={view.facts[lang]} lang={lang} />
            ) : (
              <Home texts={texts} lang={lang} />
            )}
          </main>
        </NavigationContext>
      </MessagesProvider>
    </PreviewFrame>
  )
}

function Legal({ texts, facts, lang }: { texts: PageTexts; facts: Record<string, string>; lang: Lang }) {
  const { preview } = useMessages()
  const { now } = usePanel()
  const { title = '', body = '' } = texts
  const { html } = useMemo(() => renderMarkdown(withFacts(body, facts), lang), [body, facts, lang])
  return <LegalText text={{ title, html, edition: preview, updated_at: calendarDay(now()) }} />
}

function Home({ texts, lang }: { texts: PageTexts; lang: Lang }) {
  const query = { query: { lang } }
  const { data: shop } = useApiQuery('/api/shop')
  const { data: rituals } = useApiQuery('/api/service-cards', query)
  const { data: categories } = useApiQuery('/api/categories', query)
  const client = useMemo(
    () =>
      createQueryClient(() => Promise.reject(new Error('a preview must not call the API')), {
        [apiAddress('/api/service-cards', { query: { lang } })]: rituals ?? [],
        [apiAddress('/api/categories', { query: { lang } })]: categories ?? [],
      }),
    [rituals, categories, lang],
  )
  return (
    <QueryClientProvider client={client}>
      <HomePage
        texts={texts}
        category={null}
        contacts={{ email: shop?.providerEmail ?? '', messengerLink: shop?.messengerLink ?? '' }}
        rite={shop?.rite}
        performers={<></>}
      />
    </QueryClientProvider>
  )
}

function withoutEmpty({ ru: russian, en: english }: PageContent): PageContent {
  const filled = (texts: PageTexts) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
  return { ru: filled(russian), en: filled(english) }
}
