import {
  collectFromPartners,
  eraseAtPartners,
  eraseConsentedAtPartners,
  eraseRecords,
} from '#features/clients/partners/commands-personal-data.ts'
import { seedPartner } from '#features/clients/partners/commands-seed.ts'
import { partnerJobs } from '#features/clients/partners/jobs.ts'
import { partnerStaffRoutes } from '#features/clients/partners/routes-admin.ts'
import { partnerRoutes } from '#features/clients/partners/routes.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import type { PersonalPart } from '#features/people/profiles/commands-personal-data.ts'
import { type TaggedRoute, tagged } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'

type Wired = { routes: TaggedRoute[]; jobs: Job[]; personalParts: PersonalPart[] }

/** Partners, with the payments that they may report. */
export async function wirePartners(shop: Shop, payments: PaymentsContext): Promise<Wired> {
  if (shop.config.SANDBOX) await seedPartner(shop)
  return {
    routes: [
      ...tagged('partners', partnerRoutes({ shop, payments })),
      ...tagged('people (staff)', partnerStaffRoutes(shop)),
    ],
    jobs: partnerJobs(shop),
    personalParts: [
      {
        name: 'atPartners',
        collect: (db, account) => collectFromPartners(db, shop.keys, account),
        eraseConsented: (tx, account) => eraseConsentedAtPartners(tx, shop.keys, account),
        erase: (tx, account) => eraseAtPartners(tx, shop.keys, account),
        eraseGuest: (tx, email) => eraseRecords(tx, shop.keys, { id: '', email, phone: null }),
      },
    ],
  }
}
