import { eraseGifts, keepGift } from '#features/orders/gifts/commands.ts'
import { giftJobs } from '#features/orders/gifts/jobs.ts'
import { openGift } from '#features/orders/gifts/present.ts'
import { listGiftsOf } from '#features/orders/gifts/queries.ts'
import { giftRoutes } from '#features/orders/gifts/routes.ts'
import type { KeepGift } from '#features/orders/orders/commands.ts'
import type { PersonalPart } from '#features/people/profiles/commands-personal-data.ts'
import type { Route } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'

type Wired = { keepGift: KeepGift; routes: Route[]; jobs: Job[]; personalParts: PersonalPart[] }

/** Orders for another person. */
export function wireGifts(shop: Shop): Wired {
  return {
    keepGift: (tx, orderId, gift) => keepGift(tx, shop, orderId, gift),
    routes: giftRoutes(shop),
    jobs: giftJobs(shop),
    personalParts: [
      {
        name: 'gifts',
        collect: async (db, account) =>
          (await listGiftsOf(db, account)).map((row) => ({ orderId: row.id, ...openGift(row, shop.keys) })),
        erase: eraseGifts,
        eraseGuest: (tx, email) => eraseGifts(tx, { id: '', email }),
      },
    ],
  }
}
