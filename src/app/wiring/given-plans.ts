import { listGiftPlans } from '#features/gifts/queries.ts'
import { listGroupPlans } from '#features/group-rituals/queries.ts'
import { listGivenPlans } from '#features/partners/queries.ts'
import type { GivenPlans } from '#features/plans/context.ts'
import type { Shop } from '#server/shop.ts'

/** What was given with orders: by partners, by who gave them away, by families that joined others. An order is of one kind. */
export function givenPlansOf(keys: Shop['keys']): GivenPlans {
  return async (db, ids) =>
    new Map([
      ...(await listGivenPlans(db, keys, ids)),
      ...(await listGiftPlans(db, keys, ids)),
      ...(await listGroupPlans(db, keys, ids)),
    ])
}
