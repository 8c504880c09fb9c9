import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import type { Shop } from '#server/shop.ts'
import { eraseReadings } from './commands.ts'
import { readingJobs } from './jobs.ts'
import { SEALED_READINGS } from './model.ts'
import { listReadingsOf } from './queries.ts'

export const feature: Feature<Shop, PersonalPart> = {
  sealed: [SEALED_READINGS],
  personalData: ({ keys }) => [
    {
      name: 'nameReadings',
      collect: async (db, account) => await listReadingsOf(db, keys, account),
      eraseConsented: eraseReadings,
      erase: eraseReadings,
      eraseGuest: (tx, email) => eraseReadings(tx, { id: '', email }),
    },
  ],
  jobs: readingJobs,
}
