import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import type { Shop } from '#server/shop.ts'
import { eraseGifts } from './commands.ts'
import { giftJobs } from './jobs.ts'
import { SEALED_GIFT } from './model.ts'
import { openGift } from './present.ts'
import { listGiftsOf } from './queries.ts'
import { giftRoutes } from './routes.ts'

export const feature: Feature<Shop, PersonalPart> = {
  sealed: [SEALED_GIFT],
  personalData: ({ keys }) => [
    {
      name: 'gifts',
      collect: async (db, account) =>
        (await listGiftsOf(db, account)).map((row) => ({ orderId: row.id, ...openGift(row, keys) })),
      erase: eraseGifts,
      eraseGuest: (tx, email) => eraseGifts(tx, { id: '', email }),
    },
  ],
  routes: (shop) => ({ orders: giftRoutes(shop) }),
  jobs: giftJobs,
}
