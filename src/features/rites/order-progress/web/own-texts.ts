import type { Lang } from '#base/i18n.ts'
import { readOrderTexts } from '#features/orders/cart/web/names-store.ts'
import { translateMark } from '#features/people/profiles/rules-departed.ts'
import { namesRead } from '#features/rites/proofs/rules.ts'
import type { ProgressView } from '../schemas.ts'

/** The names and the wish that were typed in this tab, if the shop still has the same texts. In other tabs, the order's link shows only initials. */
export function findOwnTexts(
  orderId: string,
  { textMarks }: Pick<ProgressView, 'textMarks'>,
  lang: Lang,
): { names?: string[]; wish?: string } {
  const { participants = '', specialWishes = '' } = readOrderTexts(orderId, textMarks)
  const names = namesRead(participants, '')
  return {
    ...(names.length > 0 && { names: names.map((name) => translateMark(name, lang)) }),
    ...(specialWishes !== '' && { wish: specialWishes }),
  }
}
