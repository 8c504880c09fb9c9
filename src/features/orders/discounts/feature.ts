import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { customerHashes, eraseUsesOf } from './commands.ts'
import type { DiscountsContext } from './context.ts'
import { discountJobs } from './jobs.ts'
import { presentUse } from './present.ts'
import { listUsesOf } from './queries.ts'
import { discountRoutes, discountStaffRoutes } from './routes.ts'

export const feature: Feature<DiscountsContext, PersonalPart> = {
  content: [{ table: 'discount_code' }],
  personalData: ({ keys }) => [
    {
      name: 'discounts',
      collect: async (db, { email }) => (await listUsesOf(db, customerHashes(keys, email))).map(presentUse),
      erase: (tx, { email }) => eraseUsesOf(tx, keys, email),
      eraseGuest: (tx, email) => eraseUsesOf(tx, keys, email),
    },
  ],
  routes: (context) => ({
    orders: discountRoutes(context),
    'discount codes (staff)': discountStaffRoutes(context.shop),
  }),
  jobs: ({ shop }) => discountJobs(shop),
}
