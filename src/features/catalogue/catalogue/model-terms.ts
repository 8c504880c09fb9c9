import type { TermTable } from '#base/ritual-terms.ts'

export type Tier = 'basic' | 'enhanced' | 'premium'
export const TIERS: readonly Tier[] = ['basic', 'enhanced', 'premium']

export const SPECIAL_INTENTION = 'z-special-intention'

/** The page of every ritual links to these rituals, after other rituals of the same category (docs/contract.md, "Texts"). */
export const RELATED: readonly string[] = ['mahalakshmi', 'navagraha', 'maha-mrityunjaya']

/** The terms (durations in months) that a ritual offers, by tier or for the special intention. */
export type ServiceTerms = Partial<TermTable>

/**
 * One way to order a ritual. `duration`: the term that the cart has by default. `price`: the price for `duration`, in cents. `basePrice`:
 * the price per month, in cents. `terms`: all offered terms, in months.
 */
export type TierOffer = { tier: Tier; price: number; basePrice: number; duration: number; terms: readonly number[] }

/** One tier with one term. A special intention (a ritual without tiers) has the tier null. */
export type OfferedTerm = { tier: Tier | null; duration: number; cents: number }
