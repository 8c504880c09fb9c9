import type { Shop } from '#server/shop.ts'
import type { KnownIds } from './rules.ts'

export type AnalyticsContext = {
  shop: Shop
  /** The ids that are counted. Features above know them. */
  known: () => Promise<KnownIds>
}
