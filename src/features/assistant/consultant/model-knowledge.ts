import type { Lang } from '#base/i18n.ts'
import type { TierNumbers } from '#base/settings.ts'
import type { ServiceTerms, Tier } from '#features/catalogue/catalogue/model-terms.ts'
import type { Festival } from '#features/orders/plans/model-festivals.ts'
import type { CardProviderName } from '#features/money/cards/model.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'

/** A ritual as a search result. `fromUsd`: the lowest price in dollars. `fromMonths`: the number of months for this price. */
type RitualHit = { id: string; name: string; line: string; fromUsd: number; fromMonths: number; category: string }

/** The price in dollars for a term in months. */
type TermPrice = { termMonths: number; priceUsd: number }
/** The price of a tier in dollars for its default term. `weeks`: this term in weeks. `terms`: all terms that the shop offers. */
export type TierFacts = TermPrice & TierContent & { weeks: number; terms: TermPrice[] }

/** The content of a tier: the numbers of recitations, priests, hours and days. `numbers` is undefined if staff have set no numbers. */
export type TierContent = { tier: Tier; numbers?: TierNumbers & { isExample: boolean } }

/** A section of a text with its heading, without Markdown. */
export type Section = { title: string; text: string }

/** The published facts about a ritual, in one language. */
export type RitualFacts = {
  id: string
  name: string
  intro: string
  description: string
  category: string
  /** Other ids of the ritual. */
  aliases: string[]
  keywords: string[]
  /** What an order for this ritual includes. */
  features: string[]
  mantra: { text: string; transliteration: string | null; translation: string | null } | null
  /** Empty for a special intention, which has no tiers and costs `fromUsd` for three weeks. */
  tiers: TierFacts[]
  /** The terms that the shop offers, in months. */
  terms: ServiceTerms
  /** The lowest price, and the term and tier that have this price. */
  fromUsd: number
  fromMonths: number
  fromTier: Tier | null
  /** The price set by staff: for a month (tier prices are calculated from it), or for a special intention. */
  priceUsd: number
  sections: Section[]
  href: string
}

type ArticleHit = { id: string; name: string; line: string; href: string }
export type ArticleFacts = { id: string; name: string; intro: string; sections: Section[]; href: string }
/** A section of an article that answers a question. */
type SectionHit = { article: ArticleFacts; section: Section }
/** A ritual's id, and the stems of the words that visitors use as the ritual's name. */
export type CallNames = { id: string; stems: string[] }

/** The lunar day of a date at the place of the rituals, in words. */
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

/**
 * A day that tradition prefers for a ritual, with the reason. `isWeekly`: the reason is the weekday, so the same weekday of every later week is also
 * suitable.
 */
export type SuggestedDate = { date: string; reason: string; isWeekly: boolean }

/**
 * The limits of a search for suitable days. `to`: the last day of the search. `weekday` (0 is Sunday): the search finds all suitable days
 * on this weekday. Without a weekday it finds only the first few suitable days.
 */
export type DaySpan = { to: string; weekday?: number }

/** The lunar months whose full moons have special names. */
export type NamedMoon = 'vaishakha' | 'ashvina' | 'karttika'

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

/** The data that the consultant can read: published texts, current prices and the calendar. */
export type Knowledge = {
  /** Every published ritual, in display order. */
  listRituals: (lang: Lang) => Promise<RitualFacts[]>
  searchRituals: (text: string, lang: Lang) => Promise<RitualHit[]>
  /** The ritual with this id or alias; undefined if the ritual is not published. */
  ritual: (id: string, lang: Lang) => Promise<RitualFacts | undefined>
  compareTiers: (id: string, lang: Lang) => Promise<TierFacts[]>
  /** The tiers with the shop's general numbers of recitations, priests, hours and days. These numbers apply to a ritual without its own numbers. */
  shopTiers: () => Promise<TierContent[]>
  /** The payment methods, priests, group rituals and terms of the shop. */
  shopFacts: (now: Date, lang: Lang) => Promise<ShopFacts>
  panchangFor: (date: string, lang: Lang) => PanchangFacts
  /** The next day of this festival or moon phase, starting with `from`; undefined if there is none within a little more than a year. */
  nextDay: (of: Festival | 'purnima' | 'amavasya' | 'ekadashi', from: string, lang: Lang) => PanchangFacts | undefined
  /** The day of a festival in a year; undefined for a year outside the calendar. */
  festivalIn: (festival: Festival, year: number, lang: Lang) => PanchangFacts | undefined
  /** The current day at the place of the rituals. */
  today: (now: Date) => string
  /** The next days that tradition prefers, starting with `from`; empty if there are none. */
  suggestDates: (serviceId: string, from: string, lang: Lang, within?: DaySpan) => SuggestedDate[]
  /** The next full moon of this lunar month. */
  namedMoon: (moon: NamedMoon, from: string, lang: Lang) => PanchangFacts | undefined
  searchArticles: (text: string, lang: Lang) => Promise<ArticleHit[]>
  searchSections: (text: string, lang: Lang) => Promise<SectionHit[]>
  /** The names that visitors use for rituals, in display order. */
  callNames: () => Promise<CallNames[]>
  article: (id: string, lang: Lang) => Promise<ArticleFacts | undefined>
  /** The price of a cart. Unknown rituals and terms that the shop does not offer are left out. */
  quote: (items: QuoteItem[], lang: Lang) => Promise<Quote>
}

/** A place in a ritual for many families. The price is for one family. */
type GroupFacts = { serviceId: string; day: string; priceUsd: number; href: string }

/** What the shop offers today, according to its configuration and settings. */
export type ShopFacts = {
  cards: CardProviderName[]
  coins: Currency[]
  /** The number of days after the last day of a ritual within which the shop promises to deliver the recording. */
  recordingDays: number
  /** The first day on which a customer's ritual can begin. */
  earliestStart: string
  /** The coming days on which the shop performs no rituals, the earliest first. */
  blockedDays: string[]
  /** The names of the published priests. */
  priests: string[]
  groups: GroupFacts[]
  /** The time for which the page of a card payment and the price in a coin are valid. */
  cardMinutes: number
  coinMinutes: number
  /** The number of working days within which the shop returns money. */
  refundDays: number
  /** The seller in the reader's language, if the shop names one. `isExample`: the facts are invented for a sandbox. */
  seller?: { name: string; country: string; address: string; isExample: boolean }
}
