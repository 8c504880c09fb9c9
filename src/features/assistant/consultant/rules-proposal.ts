import { centsToDollars } from '#base/money.ts'
import type { CartItem } from '#features/orders/cart/model.ts'
import { type ItemMessages, type NamedRitual, ritualItem, setDuration } from '#features/orders/cart/rules.ts'
import { DEFAULT_TERMS, DURATIONS } from '#base/ritual-terms.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'
import { entryTerm, toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import type { Card } from './model.ts'

/** A proposal that can go into the cart directly. Without a tier the visitor must choose a tier on the ritual's page. */
export type TierCard = Card & { tier: Tier }

export function hasTier(card: Card): card is TierCard {
  return card.tier !== undefined
}

/**
 * Returns the cart item of a proposal. It is the same item that the ritual's page adds to the cart, but with the proposed term. The shop
 * calculates its price.
 */
export function proposalItem(ritual: NamedRitual, card: TierCard, messages: Pick<ItemMessages, 'tiers'>): CartItem {
  const item = ritualItem(ritual, card.tier, messages)
  const term = DURATIONS.find((months) => months === card.termMonths)
  return term === undefined ? item : (setDuration([item], item.id, term)[0] ?? item)
}

/** The duration of the proposed ritual: in months if it is a whole number of months, otherwise in weeks. */
export function proposalTerm({ tier, termMonths }: TierCard): { unit: 'months' | 'weeks'; count: number } {
  const months = termMonths ?? entryTerm(tier, DEFAULT_TERMS[tier])
  return Number.isInteger(months) ? { unit: 'months', count: months } : { unit: 'weeks', count: toWeeks(months) }
}

/** Compares the current price of the shop with the price on the card. Both are whole cents. */
export function priceNow({ price }: CartItem, shownUsd: number): { hasChanged: boolean; usd: number } {
  return {
    hasChanged: Math.round(price * 100) !== Math.round(shownUsd * 100),
    usd: centsToDollars(Math.round(price * 100)),
  }
}
