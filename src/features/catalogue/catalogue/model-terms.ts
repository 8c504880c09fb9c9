import type { TermTable } from '#base/terms.ts'

export type Tier = 'basic' | 'enhanced' | 'premium'
export const TIERS: readonly Tier[] = ['basic', 'enhanced', 'premium']

export const SPECIAL_INTENTION = 'z-special-intention'

/** The rituals every ritual's page leads on to (docs/contract.md, "Texts"). */
export const RELATED: readonly string[] = ['mahalakshmi', 'navagraha', 'maha-mrityunjaya']

/** The terms a ritual offers, in months: of each tier, or of the special intention. */
export type ServiceTerms = Partial<TermTable>

/**
 * One way to order a ritual. `price` in cents at `duration`, the term with which it enters the cart; `basePrice` in cents a month; `terms`
 * are all that are offered.
 */
export type TierOffer = { tier: Tier; price: number; basePrice: number; duration: number; terms: readonly number[] }

/** One tier at one term; the tier of a special intention is null. */
export type Offered = { tier: Tier | null; duration: number; cents: number }
