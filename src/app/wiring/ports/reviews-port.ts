import type { CatalogueContext } from '#features/catalogue/catalogue/context.ts'
import { presentPublished, presentSection } from '#features/rites/reviews/present.ts'
import { listPublished } from '#features/rites/reviews/queries.ts'
import type { Shop } from '#server/shop.ts'

/** The reviews on the page of a ritual. The rituals feature is below reviews, so it gets them through this port. */
export function createReviewsPort({ readDb, keys }: Shop): CatalogueContext['reviewsOf'] {
  return async (ritualId, lang) => {
    const found = await listPublished(readDb, ritualId)
    return presentSection(
      found.map((review) => presentPublished(review, keys)),
      lang,
    )
  }
}
