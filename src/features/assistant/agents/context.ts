import type { Lang } from '#base/i18n.ts'
import type { Panchang } from '#features/orders/plans/queries.ts'
import type { CatalogueSearch } from '#features/catalogue/search/queries.ts'
import type { Messages } from '#server/http/problem.ts'
import type { Log } from '#server/log.ts'
import type { Shop } from '#server/shop.ts'
import type {
  ArticleFacts,
  ArticleList,
  FoundRituals,
  PanchangDays,
  PanchangSpan,
  Quote,
  QuoteAsked,
  RitualFacts,
  SearchRituals,
} from './schemas.ts'

/** The dependencies of the calls with which other programs read the shop's data. */
export type AgentsContext = {
  shop: Shop
  search: CatalogueSearch
  panchang: Panchang
  /** The origin of the shop's public URLs. */
  origin: string
  /** The error messages of all features. */
  errorMessages: Messages
  /** Caches a value in memory under a key until the catalogue or the settings change. */
  keep: CacheValue
}

export type CacheValue = <Value>(key: string, make: () => Promise<Value>) => Promise<Value>

/**
 * The functions with which other programs read data. They return no personal data and change nothing. A function throws a `Refusal` if it
 * does not find the requested text.
 */
export type AgentReads = {
  shopName: (lang: Lang) => string
  origin: string
  /** The languages of the published texts. */
  languages: () => readonly Lang[]
  searchRituals: (input: SearchRituals, lang: Lang) => Promise<FoundRituals>
  ritual: (id: string, lang: Lang) => Promise<RitualFacts>
  listArticles: (lang: Lang) => Promise<ArticleList>
  article: (id: string, lang: Lang) => Promise<ArticleFacts>
  panchang: (span: PanchangSpan, lang: Lang) => Promise<PanchangDays>
  quote: (asked: QuoteAsked, lang: Lang) => Promise<Quote>
  /** Returns a sentence about the error for the caller. Logs an error that is not a `Refusal`. */
  explain: (error: unknown, lang: Lang) => string
  keep: CacheValue
  log: Log
}
