import { isSpecialIntention, readItemId } from '#features/catalogue/rules.ts'
import type { CartItem, RightLine } from './model.ts'
import { repriceItems } from './rules.ts'

/** A line that was ordered before, at the price that holds today. */
export function repeatedItem(line: RightLine & { name: string }): CartItem {
  const { serviceId, tier, intentionId } = readItemId(line.id)
  const item: CartItem = {
    ...line,
    basePrice: line.price,
    isFromArticle: tier !== null,
    isSpecialIntention: isSpecialIntention(line.id),
    specialIntentions: intentionId === null ? [] : [intentionId],
    ...(tier && { type: 'ritual', articleId: serviceId }),
  }
  return repriceItems([item], [line])[0] ?? item
}
