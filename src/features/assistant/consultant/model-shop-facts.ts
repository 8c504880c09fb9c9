import type { CardProviderName } from '#features/money/cards/model.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'

/** A place in a ritual for many families. The price is for one family. */
type GroupFacts = { serviceId: string; day: string; priceUsd: number; href: string }

/** What the shop offers today, according to its configuration and settings. */
export type ShopFacts = {
  cards: CardProviderName[]
  coins: Currency[]
  /** The number of days after the last day of a ritual within which the shop promises the recording. */
  recordingDays: number
  /** The first day on which a customer's ritual can begin. */
  earliestStart: string
  /** The names of the published priests. */
  priests: string[]
  groups: GroupFacts[]
}
