import { readOrderTexts } from '#features/orders/cart/web/names-store.ts'
import { namesIn } from '#features/orders/plans/rules-participants.ts'
import { toInitials } from '#features/rites/proofs/rules.ts'
import type { ProgressView } from '../schemas.ts'

/**
 * The names and the wish that were typed in this tab, as far as they are still the order's: the initials of the names must be those of the
 * server. To everyone else the order's link shows only initials.
 */
export function findOwnTexts(
  orderId: string,
  { names, wish }: Pick<ProgressView, 'names' | 'wish'>,
): { names?: string[]; wish?: string } {
  const { participants = '', specialWishes = '' } = readOrderTexts(orderId)
  const typed = namesIn(participants)
  const areSame = names.areGiven && typed.map(toInitials).join() === names.initials.join()
  return { ...(areSame && { names: typed }), ...(wish.isGiven && specialWishes !== '' && { wish: specialWishes }) }
}
