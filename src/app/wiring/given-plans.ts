import { listGiftPlans } from '#features/gifts/queries.ts'
import { listGroupPlans } from '#features/group-rituals/queries.ts'
import { listGivenPlans } from '#features/partners/queries.ts'
import type { GivenPlans } from '#features/plans/context.ts'
import type { Shop } from '#server/shop.ts'

/**
 * Plans that came with the orders themselves: from a partner, from the giver of a gift, or from a family in a group ritual. An order is of
 * one of these kinds at most.
 */
export function givenPlansOf(keys: Shop['keys']): GivenPlans {
  return async (db, ids) =>
    new Map([
      ...(await listGivenPlans(db, keys, ids)),
      ...(await listGiftPlans(db, keys, ids)),
      ...(await listGroupPlans(db, keys, ids)),
    ])
}
