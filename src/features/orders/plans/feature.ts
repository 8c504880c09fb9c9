import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { erasePlan, erasePlanTexts } from './commands.ts'
import { SEALED_PLAN } from './model.ts'
import { findPlan } from './queries.ts'
import { planRoutes, type PlansContext } from './routes.ts'

export const feature: Feature<PlansContext, PersonalPart> = {
  sealed: [SEALED_PLAN],
  personalData: ({ keys }) => [
    {
      name: 'plan',
      collect: async (db, account) => (await findPlan(db, keys, account.id)) ?? null,
      eraseConsented: (tx, account) => erasePlanTexts(tx, account.id),
      erase: (tx, account) => erasePlan(tx, account.id),
    },
  ],
  routes: (context) => ({ profile: planRoutes(context) }),
}
