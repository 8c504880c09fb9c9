import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { eraseOrderPlans, eraseOrderPlanTexts } from './commands.ts'
import type { OrderPlansContext } from './context.ts'
import { orderPlanJobs } from './jobs.ts'
import { SEALED_ORDER_PLAN } from './model.ts'
import { listOrderConsents, listOwnOrderPlans } from './queries.ts'
import { orderPlanRoutes } from './routes.ts'

export const feature: Feature<OrderPlansContext, PersonalPart> = {
  sealed: [SEALED_ORDER_PLAN],
  personalData: ({ keys }) => [
    {
      name: 'orderPlans',
      collect: async (db, account) => await listOwnOrderPlans(db, keys, account),
      listConsents: listOrderConsents,
      eraseConsented: eraseOrderPlanTexts,
      erase: eraseOrderPlans,
      eraseGuest: (tx, email) => eraseOrderPlans(tx, { id: '', email }),
    },
  ],
  routes: (context) => ({ profile: orderPlanRoutes(context) }),
  jobs: ({ shop }) => orderPlanJobs(shop),
}
