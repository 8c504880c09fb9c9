import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import type { Shop } from '#server/shop.ts'
import { addressHashes, eraseReminders } from './commands.ts'
import { reminderJobs } from './jobs.ts'
import { listStops } from './queries.ts'
import { reminderRoutes } from './routes.ts'

export const feature: Feature<Shop, PersonalPart> = {
  personalData: ({ keys }) => [
    {
      name: 'remindersSwitchedOff',
      collect: async (db, { email }) => (email === null ? [] : await listStops(db, addressHashes(keys, email))),
      erase: (tx, { email }) => eraseReminders(tx, keys, email),
      eraseGuest: (tx, email) => eraseReminders(tx, keys, email),
    },
  ],
  routes: (shop) => ({ orders: reminderRoutes(shop) }),
  jobs: reminderJobs,
}
