import { centsToDollars } from '#base/money.ts'
import type { ArticleContent, RitualContent } from './model-record.ts'
import type { ArticleRow, RitualRow } from './tables.ts'

type RitualTexts = Pick<
  RitualRow,
  'ru' | 'en' | 'contentRu' | 'contentEn' | 'priceCents' | 'terms' | 'mantra' | 'recordingUrl' | 'imageUrl'
>
type ArticleTexts = Pick<ArticleRow, 'ru' | 'en' | 'contentRu' | 'contentEn' | 'author' | 'related' | 'imageUrl'>

/** What a ritual's row says to its readers. */
export function presentRitualContent(row: RitualTexts): RitualContent {
  return {
    ru: { ...row.ru, content: row.contentRu },
    en: { ...row.en, content: row.contentEn },
    price: centsToDollars(row.priceCents),
    terms: row.terms,
    mantra: row.mantra,
    recording_url: row.recordingUrl,
    image_url: row.imageUrl,
  }
}

export function presentArticleContent(row: ArticleTexts): ArticleContent {
  return {
    ru: { ...row.ru, content: row.contentRu },
    en: { ...row.en, content: row.contentEn },
    author: row.author,
    related: row.related,
    image_url: row.imageUrl,
  }
}
