import type { TrackedEvent } from '#features/platform/analytics/schemas.ts'
import { bagEvent } from '#features/platform/analytics/rules.ts'
import { toTrackedItem } from '#features/catalogue/catalogue/rules-analytics.ts'
import type { CartItem } from './model.ts'

/** The analytics events for a change of the cart: items added and items removed, each with the difference in quantity. */
export function cartEvents(before: readonly CartItem[], after: readonly CartItem[]): TrackedEvent[] {
  const added = grown(before, after)
  const removed = grown(after, before)
  return [
    ...(added.length > 0 ? [bagEvent('add_to_cart', added.map(toTrackedItem))] : []),
    ...(removed.length > 0 ? [bagEvent('remove_from_cart', removed.map(toTrackedItem))] : []),
  ]
}

export function beginCheckoutEvent(items: readonly CartItem[]): TrackedEvent {
  return bagEvent('begin_checkout', items.map(toTrackedItem))
}

/** The items whose quantity is larger in `after` than in `before`, each with the difference in quantity. */
function grown(before: readonly CartItem[], after: readonly CartItem[]): CartItem[] {
  return after.flatMap((item) => {
    const quantity = item.quantity - (before.find(({ id }) => id === item.id)?.quantity ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}
