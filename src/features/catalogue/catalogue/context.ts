import type { Lang } from '#base/i18n.ts'
import type { Shop } from '#server/shop.ts'
import type { DrawFigure } from './model-record.ts'
import type { RitualText } from './schemas.ts'

/** The dependencies of the pages of rituals and articles. */
export type CatalogueContext = { shop: Shop; draw: DrawFigure; reviewsOf: ReviewsOf; performersOf: PerformersOf }

/**
 * Returns the priests of a ritual. A later feature (CONTRIBUTING.md, "Where code goes") provides this function. `author`: a name that the page shows
 * instead of the usual label of the author.
 */
type PerformersOf = (ritualId: string, lang: Lang) => Promise<Pick<RitualText, 'priests' | 'author'>>

/** Returns the customer reviews of a ritual. A later feature provides this function. Undefined if there are no reviews. */
type ReviewsOf = (ritualId: string, lang: Lang) => Promise<Reviews | undefined>

export type Reviews = {
  /** Headings of the reviews, for the table of contents. */
  heading: RitualText['headings'][number]
  /** The HTML is safe, because all text is escaped. */
  html: string
  reviews: NonNullable<RitualText['reviews']>
}
