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
  QuoteItems,
  RitualFacts,
  SearchRituals,
} from './schemas.ts'

/** What reading for programs needs of the shop. */
export type AgentsContext = {
  shop: Shop
  search: CatalogueSearch
  panchang: Panchang
  /** The address visitors use. */
  origin: string
  /** The words of every feature's refusals. */
  errorMessages: Messages
  /** Makes what a key names once, and anew when the catalogue or the settings have changed. */
  keep: Keep
}

export type Keep = <Value>(key: string, make: () => Promise<Value>) => Promise<Value>

/** Everything a program can learn. It changes nothing and knows nobody; what does not exist is a Refusal. */
export type AgentReads = {
  shopName: (lang: Lang) => string
  origin: string
  /** In which texts are offered. */
  languages: () => readonly Lang[]
  searchRituals: (input: SearchRituals, lang: Lang) => Promise<FoundRituals>
  ritual: (id: string, lang: Lang) => Promise<RitualFacts>
  listArticles: (lang: Lang) => Promise<ArticleList>
  article: (id: string, lang: Lang) => Promise<ArticleFacts>
  panchang: (span: PanchangSpan, lang: Lang) => Promise<PanchangDays>
  quote: (items: QuoteItems, lang: Lang) => Promise<Quote>
  /** A sentence for whoever asked; what is no refusal is written to the log. */
  explain: (error: unknown, lang: Lang) => string
  keep: Keep
  log: Log
}
