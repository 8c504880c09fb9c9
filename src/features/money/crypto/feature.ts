import type { Feature } from '#server/feature.ts'
import type { EmailContext } from './commands.ts'
import type { CryptoContext } from './context.ts'
import { paymentJobs } from './jobs.ts'
import { cryptoRoutes, emailRoutes } from './routes.ts'

export const feature: Feature<CryptoContext & EmailContext> = {
  routes: (context) => ({ payments: [...cryptoRoutes(context), ...emailRoutes(context)] }),
  jobs: paymentJobs,
}
