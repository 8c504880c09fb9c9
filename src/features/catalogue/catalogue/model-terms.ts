import type { TermTable } from '#base/ritual-terms.ts'

export type Tier = 'basic' | 'enhanced' | 'premium'
export const TIERS: readonly Tier[] = ['basic', 'enhanced', 'premium']

export const SPECIAL_INTENTION = 'z-special-intention'

/** The rituals to which the page of every ritual links, after other rituals of its category (docs/contract.md, "Texts"). */
export const RELATED: readonly string[] = ['mahalakshmi', 'navagraha', 'maha-mrityunjaya']

/** The terms that a ritual offers, in months, by tier or for the special intention. */
export type ServiceTerms = Partial<TermTable>

/**
 * One way to order a ritual. `price`: cents for `duration`, the default term in the cart. `basePrice`: cents per month. `terms`: all
 * offered terms.
 */
export type TierOffer = { tier: Tier; price: number; basePrice: number; duration: number; terms: readonly number[] }

/** One tier with one term. For a special intention the tier is null. */
export type OfferedTerm = { tier: Tier | null; duration: number; cents: number }
