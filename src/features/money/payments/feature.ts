import type { Feature } from '#server/feature.ts'
import type { PaymentsContext } from './context.ts'
import { moneyRoutes } from './routes-actions.ts'
import { paymentJobs } from './jobs.ts'
import { ledgerRoutes } from './routes-ledger.ts'
import { paymentRoutes, policyRoutes } from './routes.ts'

export const feature: Feature<PaymentsContext> = {
  routes: (context) => ({
    payments: paymentRoutes(context),
    'payments (staff)': [...ledgerRoutes(context), ...moneyRoutes(context), ...policyRoutes(context)],
  }),
  jobs: paymentJobs,
}
