import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import type { Shop } from '#server/shop.ts'
import { eraseHandoffs, moveHandoffs } from './commands.ts'
import { handoffJobs } from './jobs.ts'
import { SEALED_HANDOFF } from './model.ts'
import { listOwnHandoffs } from './queries.ts'
import { handoffRoutes } from './routes.ts'

export const feature: Feature<Shop, PersonalPart> = {
  sealed: [SEALED_HANDOFF],
  personalData: ({ keys }) => [
    {
      name: 'questions',
      collect: (db, account) => listOwnHandoffs(db, keys, account.id),
      eraseConsented: (tx, account) => eraseHandoffs(tx, account.id),
      erase: (tx, account) => eraseHandoffs(tx, account.id),
      move: moveHandoffs,
    },
  ],
  routes: (shop) => ({ 'orders (staff)': handoffRoutes(shop) }),
  jobs: handoffJobs,
}
