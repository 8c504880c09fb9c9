import type { PartialTierTable, TierNumbers } from '#base/settings.ts'
import type { ServiceTerms, Tier } from './model-terms.ts'
import type { Lang } from '#base/i18n.ts'
import type { CategoryId } from '#features/catalogue/catalogue-lists/model.ts'

/** The kinds of texts that staff edit: rituals and articles. */
export type RecordKind = 'ritual' | 'article'

type Words = {
  name: string
  intro: string
  description: string
  /** The long text, in Markdown. */
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

/** All fields of a ritual that staff edit, with the names of the API. The price is in dollars per month. */
export type RitualContent = {
  ru: RitualWords
  en: RitualWords
  price: number
  /** The terms (durations) of the ritual by tier. Null or omitted means the shop's terms. Versions saved before this field existed do not have it. */
  terms?: ServiceTerms | null
  /**
   * The numbers that describe each tier of this ritual (priests, hours, recitations). If a number is omitted or empty, the shop's number applies.
   * Versions saved before this field existed do not have it.
   */
  tiers?: PartialTierTable | null
  /**
   * The category that staff chose. If it is null or omitted, the shop derives the category from words in the texts. Versions saved before this field
   * existed do not have it.
   */
  chosen_category?: CategoryId | null
  mantra: string | null
  /** The URL of a recording of the mantra. Versions saved before this field existed do not have it. */
  recording_url?: string | null
  image_url: string | null
}

/** All fields of an article that staff edit. `related` contains ids of rituals. */
export type ArticleContent = {
  ru: ArticleWords
  en: ArticleWords
  author: string
  related: string[]
  image_url: string | null
}

export type RecordContent = RitualContent | ArticleContent

/** The place of a figure: the language of the text, and the ritual if the figure is on a ritual's page. */
type FigurePlace = {
  lang: Lang
  description: string
  ritual?: { id: string; terms: ServiceTerms; tiers?: ({ id: Tier } & TierNumbers)[] | undefined }
}

/** The markup of a figure by its name. Undefined for an unknown name. */
export type DrawFigure = (name: string, place: FigurePlace) => string | undefined
