import { scaleCents } from '#base/money.ts'
import { DURATIONS, INTENTION_DURATIONS } from '#base/ritual-terms.ts'
import { SPECIAL_INTENTION, TIERS, type Tier } from './model-terms.ts'

/** Ratio of a tier's price to the ritual's price (docs/contract.md, "Prices"). */
const TIER_RATIO: Record<Tier, [numerator: number, denominator: number]> = {
  basic: [480, 880],
  enhanced: [1, 1],
  premium: [1280, 880],
}

/** The standard term (duration) of a tier in months (docs/contract.md, "Prices"). */
const TIER_TERM: Record<Tier, number> = { basic: 0.5, enhanced: 1, premium: 1 }
/** Standard term of a special intention, in months. */
export const INTENTION_TERM = 0.75

/**
 * Returns the price of a tier in cents per month. It is the tier's whole-dollar price for the standard term, divided by the term
 * (docs/contract.md, "Prices").
 */
export function monthPrice(priceCents: number, tier: Tier): number {
  return (tierDollars(priceCents, tier) * 100) / TIER_TERM[tier]
}

/** The whole-dollar price of a tier for its standard term. */
export function tierDollars(priceCents: number, tier: Tier): number {
  const [numerator, denominator] = TIER_RATIO[tier]
  // The price is at least one dollar, because a tier of a cheap ritual must not be free.
  return Math.max(1, scaleCents(priceCents, numerator, denominator * 100))
}

/** The price of a ritual in dollars for which the tier has this price: a whole number if possible, otherwise exact to the cent. */
export function priceForTier(dollars: number, tier: Tier): number {
  const [numerator, denominator] = TIER_RATIO[tier]
  const exact = (dollars * denominator) / numerator
  const whole = Math.round(exact)
  return tierDollars(whole * 100, tier) === dollars ? whole : Math.round(exact * 100) / 100
}

/** The standard term in months of a tier, or of an intention. */
export function standardTerm(tier: Tier | null | undefined): number {
  return tier ? TIER_TERM[tier] : INTENTION_TERM
}

/**
 * Returns the price in cents of `duration` months at `basePrice` cents per month. The result is rounded to a cent; half a cent is rounded
 * up (docs/contract.md, "Prices").
 */
export function priceFor(basePrice: number, duration: number): number {
  return scaleCents(basePrice, duration * 4, 4)
}

/**
 * The price in cents of one line for `duration` months. An intention costs 480 dollars for three weeks, which cannot be divided evenly into
 * months, so its price is computed from units of three weeks (docs/contract.md, "Prices"). The result is never zero.
 */
export function linePrice(item: { basePrice: number; isIntention: boolean }, duration: number): number {
  const cents = item.isIntention ? scaleCents(item.basePrice, duration * 4, 3) : priceFor(item.basePrice, duration)
  return Math.max(1, cents)
}

/** All terms (durations) that an order accepts for an item. The shop offers only some of them (rules-terms.ts). */
export function listDurations(item: { isIntention: boolean }): readonly number[] {
  return item.isIntention ? INTENTION_DURATIONS : DURATIONS
}

/** The term of a tier or an intention when it is added to the cart: the standard term, or the nearest offered term. */
export function entryTerm(tier: Tier | null, terms: readonly number[]): number {
  const standard = standardTerm(tier)
  const byDistance = terms.toSorted((one, other) => Math.abs(one - standard) - Math.abs(other - standard))
  return byDistance[0] ?? standard
}

/** The number of weeks of a term in months (docs/contract.md, "Prices"). */
export function toWeeks(duration: number): number {
  return duration * 4
}

/** True if the id of a cart item or of a service belongs to a special intention (docs/contract.md, "Items of an order"). */
export function isSpecialIntention(id: string): boolean {
  return id.includes(SPECIAL_INTENTION)
}

export type ItemId = { serviceId: string; tier: Tier | null; intentionId: string | null }

/** Parses an item id of a cart or an order (docs/contract.md, "Items of an order"): a ritual, a ritual's tier, or one special intention. */
export function readItemId(id: string): ItemId {
  if (id.startsWith(`${SPECIAL_INTENTION}-`)) {
    return { serviceId: SPECIAL_INTENTION, tier: null, intentionId: id.slice(SPECIAL_INTENTION.length + 1) }
  }
  const tier = TIERS.find((name) => id.endsWith(`-${name}`)) ?? null
  return { serviceId: tier ? id.slice(0, -tier.length - 1) : id, tier, intentionId: null }
}
