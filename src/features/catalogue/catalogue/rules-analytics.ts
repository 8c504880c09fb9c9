import type { TrackedItem } from '#features/platform/analytics/schemas.ts'
import { readItemId } from './rules-pricing.ts'

/** What a cart and an order say of one line; the price is in dollars for one. */
type Line = { id: string; name: string; price: number; quantity: number }

/** A line as analytics counts it: the ritual with its tier for a variant; each intention is an item of its own. */
export function trackedItemOf({ id, name, price, quantity }: Line): TrackedItem {
  const { serviceId, tier, intentionId } = readItemId(id)
  return {
    item_id: intentionId === null ? serviceId : id,
    item_name: name,
    item_category: 'Vedic Ritual',
    item_variant: tier ?? 'custom',
    price,
    quantity,
  }
}
