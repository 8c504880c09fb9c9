import type { Tier } from './model-terms.ts'

/** One way to order a ritual. `price` in cents at the tier's standard term; `basePrice` in cents a month. */
export type TierOffer = { tier: Tier; price: number; basePrice: number; duration: number }
