import { track } from '#features/platform/analytics/web/track.ts'
import type { CartItem } from '../model.ts'
import { cartEvents } from '../rules-analytics.ts'

/** Reports a change of the cart to analytics. The browser loads the analytics code at the first change. */
export function trackCart(before: readonly CartItem[], after: readonly CartItem[]): void {
  track(...cartEvents(before, after))
}
