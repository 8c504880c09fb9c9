import type { PersonalPart } from '#features/people/profiles/commands-personal-data.ts'
import type { ReviewsOf } from '#features/catalogue/catalogue/routes.ts'
import { collectReviews, eraseReviews } from '#features/rites/reviews/commands.ts'
import { reviewJobs } from '#features/rites/reviews/jobs.ts'
import { presentPublished, presentSection } from '#features/rites/reviews/present.ts'
import { listPublished } from '#features/rites/reviews/queries.ts'
import { reviewAdminRoutes } from '#features/rites/reviews/routes-admin.ts'
import { reviewRoutes } from '#features/rites/reviews/routes.ts'
import { type TaggedRoute, tagged } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'

type Wired = { reviewsOf: ReviewsOf; routes: TaggedRoute[]; jobs: Job[]; personalParts: PersonalPart[] }

/** Customer reviews of performed rituals. */
export function wireReviews(shop: Shop): Wired {
  return {
    reviewsOf: async (ritualId, lang) => {
      const found = await listPublished(shop.readDb, ritualId)
      return presentSection(
        found.map((review) => presentPublished(review, shop.keys)),
        lang,
      )
    },
    routes: [...tagged('reviews', reviewRoutes(shop)), ...tagged('reviews (staff)', reviewAdminRoutes(shop))],
    jobs: reviewJobs(shop),
    personalParts: [
      {
        name: 'reviews',
        collect: (db, account) => collectReviews(db, shop.keys, account),
        erase: eraseReviews,
        eraseGuest: (tx, email) => eraseReviews(tx, { id: '', email }),
      },
    ],
  }
}
