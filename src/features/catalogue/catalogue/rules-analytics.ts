import type { TrackedItem } from '#features/platform/analytics/schemas.ts'
import { readItemId } from './rules-pricing.ts'

/** One line of a cart or order. The price is in dollars for one unit. */
type Line = { id: string; name: string; price: number; quantity: number }

/** Converts a line to an item for analytics: the ritual, with its tier as variant. Each special intention is a separate item. */
export function toTrackedItem({ id, name, price, quantity }: Line): TrackedItem {
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
