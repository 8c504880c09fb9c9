import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { leaveStaff } from './commands.ts'
import type { StaffContext } from './context.ts'
import { staffJobs } from './jobs.ts'
import { SEALED_CHALLENGE, SEALED_TOTP } from './model.ts'
import { findFactorFacts } from './queries-factors.ts'
import { secondFactorRoutes } from './routes-second-factor.ts'
import { staffRoutes } from './routes.ts'

export const feature: Feature<StaffContext, PersonalPart> = {
  sealed: [SEALED_TOTP, SEALED_CHALLENGE],
  personalData: ({ now }) => [
    {
      name: 'secondFactor',
      collect: (db, account) => findFactorFacts(db, account.id),
      erase: (tx, account) => leaveStaff(tx, now(), account),
    },
  ],
  routes: (context) => ({
    'second factor (staff)': secondFactorRoutes(context.shop),
    'people (staff)': staffRoutes(context),
  }),
  jobs: ({ shop }) => staffJobs(shop),
}
