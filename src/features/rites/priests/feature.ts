import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { erasePriestRecord, seedSamplePriests } from './commands-records.ts'
import { presentRecord } from './present.ts'
import { priestRoutes, priestStaffRoutes } from './routes.ts'
import { findPriestProfile } from './queries.ts'
import type { Shop } from '#server/shop.ts'

export const feature: Feature<Shop, PersonalPart> = {
  content: [{ table: 'priest_profile', only: { is_sample: false }, omit: ['account_id'] }],
  seed: seedSamplePriests,
  routes: (shop) => ({ catalogue: priestRoutes(shop), 'catalogue (staff)': priestStaffRoutes(shop) }),
  personalData: ({ now }) => [
    {
      name: 'priest',
      collect: async (db, { id }) => {
        const found = await findPriestProfile(db, id)
        return found ? presentRecord(found) : null
      },
      erase: (tx, { id }) => erasePriestRecord(tx, now(), id),
    },
  ],
}
