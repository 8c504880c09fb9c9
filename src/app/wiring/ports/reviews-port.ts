import type { CatalogueContext } from '#features/catalogue/catalogue/context.ts'
import { presentSection } from '#features/rites/reviews/present.ts'
import { listShown } from '#features/rites/reviews/queries-shown.ts'
import type { Shop } from '#server/shop.ts'

/** The reviews on the page of a ritual. The rituals feature may not import reviews, so it gets them through this port. */
export function createReviewsPort(shop: Shop): CatalogueContext['reviewsOf'] {
  return async (ritualId, lang) => presentSection(await listShown(shop, ritualId), lang)
}
