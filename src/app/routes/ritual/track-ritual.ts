import { bagEvent } from '#features/platform/analytics/rules.ts'
import { track } from '#features/platform/analytics/web/track.ts'
import { type ItemMessages, ritualItem } from '#features/orders/cart/rules.ts'
import type { TierOffer } from '#features/catalogue/catalogue/model-terms.ts'
import { toTrackedItem } from '#features/catalogue/catalogue/rules-analytics.ts'
import type { RitualText } from '#features/catalogue/catalogue/schemas.ts'

/** Analytics of a ritual's page. The code is loaded after the page is shown. */
export function trackView({ id, name, price }: RitualText): void {
  const item = { item_id: id, item_name: name, item_category: 'Vedic Ritual' as const, price, quantity: 1 }
  track({ name: 'view_item', currency: 'USD', value: price, items: [item] })
}

export function trackTier(ritual: RitualText, offer: TierOffer, messages: Pick<ItemMessages, 'tiers'>): void {
  track(bagEvent('select_item', [toTrackedItem(ritualItem(ritual, offer.tier, messages))]))
}
