import { QueryClientProvider } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { useCategories } from '#features/catalogue/catalogue-lists/web/use-categories.ts'
import { en } from '#features/catalogue/catalogue/messages/page.en.ts'
import { ru } from '#features/catalogue/catalogue/messages/page.ru.ts'
import type { RecordContent, RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { renderMarkdown } from '#features/catalogue/catalogue/rules-markdown.ts'
import { offeredTerms } from '#features/catalogue/catalogue/rules-terms.ts'
import {
  bareTitle,
  countWords,
  guessCategory,
  readingTime,
  relatedIds,
} from '#features/catalogue/catalogue/rules-text.ts'
import type { ArticleText, RitualText } from '#features/catalogue/catalogue/schemas.ts'
import { Article } from '#features/catalogue/catalogue/web/reading/article-page.tsx'
import { RitualPage } from '#features/catalogue/catalogue/web/ritual-page.tsx'
import { apiAddress, type ApiAnswer, useApiQuery } from '#ui/data/api.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { useMessages } from '../messages.ts'
import styles from './page-preview.module.css'
import { PreviewFrame } from './preview-frame.tsx'

const WORDS = { ru: { catalogue: ru }, en: { catalogue: en } }
const WIDTHS = { phone: 390, desktop: 1280 }

type PagePreviewProps = { kind: RecordKind; id: string; content: RecordContent; lang: Lang }

/** The public page of a ritual or article, rendered from the edited content. */
export function PagePreview({ kind, id, content, lang }: PagePreviewProps) {
  const messages = useMessages()
  const [width, setWidth] = useState<keyof typeof WIDTHS>(() => (innerWidth > 768 ? 'desktop' : 'phone'))
  // React renders the preview after the typed text, so that typing stays fast.
  const shown = useDeferredValue(content)
  const related = useRelated(kind === 'article' && 'related' in shown ? shown.related : undefined, id, lang)
  return (
    <div className={styles.preview}>
      <Segmented
        label={messages.preview.width}
        value={width}
        segments={[
          { value: 'desktop', text: messages.preview.desktop },
          { value: 'phone', text: messages.preview.phone },
        ]}
        onSelect={(value) => setWidth(value === 'phone' ? 'phone' : 'desktop')}
      />
      <PreviewFrame
        key={`${width} ${lang}`}
        title={messages.preview.title(messages.languages[lang])}
        lang={lang}
        width={WIDTHS[width]}
      >
        <MessagesProvider lang={lang} dictionary={WORDS[lang]}>
          <NavigationContext value={NOWHERE}>
            <main className={styles.page}>
              <Drawn id={id} content={shown} lang={lang} related={related} />
            </main>
          </NavigationContext>
        </MessagesProvider>
      </PreviewFrame>
    </div>
  )
}

/** The shop's public data, in the form in which pages receive it. */
export function usePreviewShop(): ApiAnswer<'/api/shop'> | undefined {
  return useApiQuery('/api/shop').data
}

/** The navigation of the preview. The links of the preview do nothing. */
const NOWHERE = { href: (to: string) => to, go: () => {} }

type DrawnProps = Omit<PagePreviewProps, 'kind'> & { related: ArticleText['related'] }

function Drawn({ id, content, lang, related }: DrawnProps) {
  const shop = usePreviewShop()
  const contacts = { email: shop?.providerEmail ?? '', messengerLink: shop?.messengerLink ?? '' }
  const { content: markdown } = content[lang]
  const rendered = useMemo(() => renderMarkdown(markdown, lang), [markdown, lang])
  const text = textOf(id, content, lang, { ...rendered, related })
  const categories = useCategories()
  const client = useMemo(
    () =>
      createQueryClient(() => Promise.reject(new Error('a preview must not call the API')), {
        [apiAddress('/api/services/{id}/text', { path: { id }, query: { lang } })]: text,
        [apiAddress('/api/categories', { query: { lang } })]: categories,
      }),
    [id, lang, text, categories],
  )
  if ('tags' in text) return <Article article={text} contacts={contacts} />
  return (
    <QueryClientProvider client={client}>
      <RitualPage
        id={id}
        contacts={contacts}
        rite={undefined}
        onTier={() => {}}
        onOrder={() => {}}
        onIntentions={() => {}}
      />
    </QueryClientProvider>
  )
}

type ArticleParts = Pick<ArticleText, 'html' | 'headings' | 'related'>

/** Builds the response that the page would receive for this content (catalogue/present-pages.ts). */
function textOf(id: string, content: RecordContent, lang: Lang, around: ArticleParts): RitualText | ArticleText {
  const words = content[lang]
  const shared = {
    id,
    lang,
    name: words.name,
    intro: words.intro,
    description: words.description,
    seo_title: bareTitle(words.seo_title),
    seo_description: words.seo_description,
    keywords: words.keywords,
    image_url: content.image_url,
    updated_at: new Date().toISOString(),
    reading_time: readingTime(words.content),
    word_count: countWords(words.content),
    ...around,
  }
  if (!('price' in content)) {
    const { tags } = content[lang]
    return { ...shared, author: content.author, tags, previous: null, next: null }
  }
  const { features, mantra_transliteration, mantra_translation } = content[lang]
  const category = content.chosen_category ?? guessCategory(content)
  const price = Number.isFinite(content.price) ? content.price : 0
  const { mantra, recording_url } = content
  const recording = recording_url ? { recording: { url: recording_url, seconds: null } } : {}
  const terms = offeredTerms(id, DEFAULT_TERMS, content.terms ?? null)
  return {
    ...shared,
    price,
    terms,
    category,
    features,
    mantra,
    mantra_transliteration,
    mantra_translation,
    ...recording,
  }
}

/** `chosen`: the rituals that an article names as related. If it is undefined, returns the rituals that are similar to `except`. */
function useRelated(chosen: readonly string[] | undefined, except: string, lang: Lang): ArticleText['related'] {
  const { data } = useApiQuery('/api/service-cards', { query: { lang } })
  const category = data?.find((card) => card.id === except)?.category ?? null
  return (chosen ?? relatedIds({ id: except, category }, data ?? []))
    .filter((id) => id !== except)
    .flatMap((id) => data?.filter((card) => card.id === id) ?? [])
    .map(({ id, name, price, terms, category }) => ({ id, name, price, terms, category }))
}
