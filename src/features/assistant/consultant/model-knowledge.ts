import type { Lang } from '#base/i18n.ts'
import type { ServiceTerms, Tier } from '#features/catalogue/catalogue/model-terms.ts'
import type { Festival } from '#features/orders/plans/model-festivals.ts'

/** A ritual as a search finds it. Dollars: the lowest price that is offered, and the months it is for. */
type RitualHit = { id: string; name: string; line: string; fromUsd: number; fromMonths: number; category: string }

/** Dollars for a term in months. */
type TermPrice = { termMonths: number; priceUsd: number }
/** Dollars for the tier at the term with which it enters the cart, in months and in weeks; `terms` are all that it offers. */
export type TierFacts = TermPrice & { tier: Tier; weeks: number; terms: TermPrice[] }

/** A part of a text under its heading, without Markdown. */
export type Section = { title: string; text: string }

/** What the shop says of a ritual, in one language, as it is published now. */
export type RitualFacts = {
  id: string
  name: string
  intro: string
  description: string
  category: string
  /** Other ids under which it is known. */
  aliases: string[]
  keywords: string[]
  /** What an order comprises. */
  features: string[]
  mantra: { text: string; transliteration: string | null; translation: string | null } | null
  /** None for special intentions, which cost `fromUsd` each for three weeks. */
  tiers: TierFacts[]
  /** What is offered, in months. */
  terms: ServiceTerms
  /** The lowest price that is offered, and what for. */
  fromUsd: number
  fromMonths: number
  fromTier: Tier | null
  /** As the staff set it: for a month, from which the tiers are reckoned, or for a special intention. */
  priceUsd: number
  sections: Section[]
  href: string
}

type ArticleHit = { id: string; name: string; line: string; href: string }
export type ArticleFacts = { id: string; name: string; intro: string; sections: Section[]; href: string }
/** A section of an article that answers a question. */
type SectionHit = { article: ArticleFacts; section: Section }
/** The words by which a ritual is called, as stems. */
export type CallNames = { id: string; stems: string[] }

/** The lunar day of a date where the rituals are performed, in words. */
export type PanchangFacts = {
  date: string
  tithi: string
  nakshatra: string
  weekday: string
  festival: string | null
  isPurnima: boolean
  isAmavasya: boolean
  isEkadashi: boolean
}

/** A day that custom prefers for a ritual, and why. */
export type SuggestedDate = { date: string; reason: string }

export type QuoteItem = { serviceId: string; tier?: Tier; duration?: number; quantity?: number }
export type QuoteLine = {
  serviceId: string
  name: string
  tier: Tier | null
  termMonths: number
  quantity: number
  priceUsd: number
}
type Quote = { lines: QuoteLine[]; totalUsd: number }

/** What an engine may know: published texts, true prices and the calendar; read only. */
export type Knowledge = {
  /** Every published ritual in order of display. */
  listRituals: (lang: Lang) => Promise<RitualFacts[]>
  searchRituals: (text: string, lang: Lang) => Promise<RitualHit[]>
  /** By its id or an alias; undefined when it is not published. */
  ritual: (id: string, lang: Lang) => Promise<RitualFacts | undefined>
  compareTiers: (id: string, lang: Lang) => Promise<TierFacts[]>
  panchangFor: (date: string, lang: Lang) => PanchangFacts
  /** The next day of this festival or moon, from `from` on; undefined when none comes within a year and some. */
  nextDay: (of: Festival | 'purnima' | 'amavasya' | 'ekadashi', from: string, lang: Lang) => PanchangFacts | undefined
  /** The day where the rituals are performed. */
  today: (now: Date) => string
  /** The next days that custom prefers, from `from` on; empty where custom names none. */
  suggestDates: (serviceId: string, from: string, lang: Lang) => SuggestedDate[]
  searchArticles: (text: string, lang: Lang) => Promise<ArticleHit[]>
  searchSections: (text: string, lang: Lang) => Promise<SectionHit[]>
  /** How visitors call the rituals, in order of display. */
  callNames: () => Promise<CallNames[]>
  article: (id: string, lang: Lang) => Promise<ArticleFacts | undefined>
  /** What a cart would cost. Unknown rituals and terms that are not offered are left out. */
  quote: (items: QuoteItem[], lang: Lang) => Promise<Quote>
}
