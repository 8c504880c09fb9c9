import type { Shop } from '#server/shop.ts'
import type { KnownIds } from './rules.ts'

export type AnalyticsContext = {
  shop: Shop
  /** Returns the ids of the rituals and articles that may be counted. The catalogue, which analytics may not import, provides this function. */
  known: () => Promise<KnownIds>
}
