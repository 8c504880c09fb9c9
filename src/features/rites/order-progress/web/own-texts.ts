import type { Lang } from '#base/i18n.ts'
import { readOrderTexts } from '#features/orders/cart/web/names-store.ts'
import { translateMark } from '#features/people/profiles/rules-departed.ts'
import { namesRead, toInitials } from '#features/rites/proofs/rules.ts'
import type { ProgressView } from '../schemas.ts'

/**
 * The names and the wish that were typed in this tab, as far as they are still the order's: the initials of the names must be those of the
 * server. To everyone else the order's link shows only initials.
 */
export function findOwnTexts(
  orderId: string,
  { names, wish }: Pick<ProgressView, 'names' | 'wish'>,
  lang: Lang,
): { names?: string[]; wish?: string } {
  const { participants = '', specialWishes = '' } = readOrderTexts(orderId)
  const typed = namesRead(participants, '')
  const areSame = names.areGiven && typed.map(toInitials).join() === names.initials.join()
  return {
    ...(areSame && { names: typed.map((name) => translateMark(name, lang)) }),
    ...(wish.isGiven && specialWishes !== '' && { wish: specialWishes }),
  }
}
