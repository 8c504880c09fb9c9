import { isSpecialIntention, readItemId } from '#features/catalogue/rules-pricing.ts'
import type { CartItem, RightLine } from './model.ts'
import { repriceItems } from './rules.ts'

/** A line that was ordered before, at the price that holds today. */
export function repeatedItem(line: RightLine & { name: string }): CartItem {
  const { serviceId, tier, intentionId } = readItemId(line.id)
  const isFromPage = tier !== null || intentionId !== null
  const item: CartItem = {
    ...line,
    basePrice: line.price,
    isFromArticle: isFromPage,
    isSpecialIntention: isSpecialIntention(line.id),
    specialIntentions: intentionId === null ? [] : [intentionId],
    ...(isFromPage && { type: 'ritual', articleId: serviceId }),
  }
  return repriceItems([item], [line])[0] ?? item
}
