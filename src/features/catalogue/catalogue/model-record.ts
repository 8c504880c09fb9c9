import type { ServiceTerms } from './model-terms.ts'
import type { Lang } from '#base/i18n.ts'

/** What staff edit: a ritual or an article. */
export type RecordKind = 'ritual' | 'article'

type Words = {
  name: string
  intro: string
  description: string
  /** Markdown. */
  content: string
  seo_title: string
  seo_description: string
  keywords: string[]
}

export type RitualWords = Words & {
  features: string[]
  mantra_transliteration: string | null
  mantra_translation: string | null
}

export type ArticleWords = Words & { tags: string[] }

/** All of a ritual that staff write, as it stands on the wire; the price is in dollars a month. */
export type RitualContent = {
  ru: RitualWords
  en: RitualWords
  price: number
  /** Its own terms by tier; null, and what is left out: those of the shop. Left out in versions from before there were any. */
  terms?: ServiceTerms | null
  mantra: string | null
  /** The address of a recording of the mantra; left out as its terms are. */
  recording_url?: string | null
  image_url: string | null
}

/** All of an article that staff write; `related` are ids of rituals. */
export type ArticleContent = {
  ru: ArticleWords
  en: ArticleWords
  author: string
  related: string[]
  image_url: string | null
}

export type RecordContent = RitualContent | ArticleContent

/** Where a figure is to stand: in a text of this language, and on the page of a ritual, if it is one's. */
type FigurePlace = { lang: Lang; description: string; ritual?: { id: string; terms: ServiceTerms } }

/** The markup of a figure by its name; undefined where there is none of this name. */
export type DrawFigure = (name: string, place: FigurePlace) => string | undefined
