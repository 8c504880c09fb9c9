import type { Feature } from '#server/feature.ts'
import { seedAccounts } from './commands-seed.ts'
import type { SignInContext } from './context.ts'
import { accountJobs } from './jobs.ts'
import { SEALED_ACCOUNT } from './model.ts'
import { accountRoutes } from './routes.ts'

export const feature: Feature<SignInContext> = {
  sealed: [SEALED_ACCOUNT],
  seed: seedAccounts,
  routes: (context) => ({ accounts: accountRoutes(context) }),
  jobs: ({ shop }) => accountJobs(shop),
}
