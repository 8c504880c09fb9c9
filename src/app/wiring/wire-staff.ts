import type { SignInContext } from '#features/people/accounts/context.ts'
import { listNames } from '#features/people/profiles/queries.ts'
import type { PersonalPart } from '#features/people/profiles/commands-personal-data.ts'
import { leaveStaff } from '#features/people/staff/commands.ts'
import { roleFor } from '#features/people/staff/commands-invitations.ts'
import { staffJobs } from '#features/people/staff/jobs.ts'
import { findFactorFacts } from '#features/people/staff/queries-factors.ts'
import { isInvited } from '#features/people/staff/queries.ts'
import { staffRoutes } from '#features/people/staff/routes.ts'
import { secondFactorRoutes } from '#features/people/staff/routes-second-factor.ts'
import { type TaggedRoute, tagged } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'

type StaffParts = {
  routes: TaggedRoute[]
  jobs: Job[]
  roleFor: SignInContext['roleFor']
  personalParts: PersonalPart[]
  isInvited: (accountId: string) => Promise<boolean>
}

/** Second factors and the staff. */
export function wireStaff(shop: Shop): StaffParts {
  return {
    routes: [
      ...tagged('second factor (staff)', secondFactorRoutes(shop)),
      ...tagged('people (staff)', staffRoutes({ shop, namesOf: listNames })),
    ],
    jobs: staffJobs(shop),
    isInvited: (accountId) => isInvited(shop.db, shop.now(), accountId),
    roleFor: (tx, account, contact) => roleFor(tx, shop, account, contact),
    personalParts: [
      {
        name: 'secondFactor',
        collect: (db, account) => findFactorFacts(db, account.id),
        erase: (tx, account) => leaveStaff(tx, shop.now(), account),
      },
    ],
  }
}
