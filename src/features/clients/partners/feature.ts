import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import {
  collectFromPartners,
  eraseAtPartners,
  eraseConsentedAtPartners,
  eraseRecords,
  listConsentsAtPartners,
} from './commands-personal-data.ts'
import { seedPartner } from './commands-seed.ts'
import type { PartnersContext } from './context.ts'
import { partnerJobs } from './jobs.ts'
import { SEALED_CLIENT, SEALED_PARTNER_ORDER } from './model.ts'
import { partnerStaffRoutes } from './routes-admin.ts'
import { partnerRoutes } from './routes.ts'

export const feature: Feature<PartnersContext, PersonalPart> = {
  sealed: [SEALED_CLIENT, SEALED_PARTNER_ORDER],
  personalData: ({ keys }) => [
    {
      name: 'atPartners',
      collect: (db, account) => collectFromPartners(db, keys, account),
      listConsents: (db, account) => listConsentsAtPartners(db, keys, account),
      eraseConsented: (tx, account) => eraseConsentedAtPartners(tx, keys, account),
      erase: (tx, account) => eraseAtPartners(tx, keys, account),
      eraseGuest: (tx, email) => eraseRecords(tx, keys, { id: '', email, phone: null }),
    },
  ],
  seed: async (shop) => {
    if (shop.config.SANDBOX) await seedPartner(shop)
  },
  routes: (context) => ({ partners: partnerRoutes(context), 'people (staff)': partnerStaffRoutes(context.shop) }),
  jobs: ({ shop }) => partnerJobs(shop),
}
