import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import type { Shop } from '#server/shop.ts'
import { collectReviews, eraseReviews } from './commands.ts'
import { reviewJobs } from './jobs.ts'
import { SEALED_REVIEW } from './model.ts'
import { reviewAdminRoutes } from './routes-admin.ts'
import { reviewRoutes } from './routes.ts'

export const feature: Feature<Shop, PersonalPart> = {
  sealed: [SEALED_REVIEW],
  personalData: ({ keys }) => [
    {
      name: 'reviews',
      collect: (db, account) => collectReviews(db, keys, account),
      erase: eraseReviews,
      eraseGuest: (tx, email) => eraseReviews(tx, { id: '', email }),
    },
  ],
  routes: (shop) => ({ reviews: reviewRoutes(shop), 'reviews (staff)': reviewAdminRoutes(shop) }),
  jobs: reviewJobs,
}
