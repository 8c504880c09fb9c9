import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { erasePlaces } from './commands.ts'
import type { GroupsContext } from './context.ts'
import { groupJobs } from './jobs.ts'
import { placeContext, SEALED_PLACE } from './model.ts'
import { listPlacesOf } from './queries.ts'
import { groupAdminRoutes } from './routes-admin.ts'
import { groupRoutes } from './routes.ts'

export const feature: Feature<GroupsContext, PersonalPart> = {
  sealed: [SEALED_PLACE],
  personalData: (shop) => [
    {
      name: 'groupRituals',
      collect: async (db, account) =>
        (await listPlacesOf(db, account)).map(({ id, groupId, family, consentedAt, consentVersion, consentLang }) => ({
          orderId: id,
          groupId,
          family: shop.keys.open(family, placeContext(id)),
          consentedAt: consentedAt.toISOString(),
          consentVersion,
          consentLang,
        })),
      listConsents: async (db, account) =>
        (await listPlacesOf(db, account)).flatMap(({ id, family, consentedAt, consentVersion, consentLang }) =>
          shop.keys.open(family, placeContext(id)) === ''
            ? []
            : {
                with: 'order',
                orderId: id,
                textVersion: consentVersion,
                lang: consentLang,
                givenAt: consentedAt.toISOString(),
              },
        ),
      eraseConsented: (tx, account) => erasePlaces(tx, shop, account),
      erase: (tx, account) => erasePlaces(tx, shop, account),
      eraseGuest: (tx, email) => erasePlaces(tx, shop, { id: '', email }),
    },
  ],
  routes: (context) => ({
    'group rituals': groupRoutes(context.shop),
    'group rituals (staff)': groupAdminRoutes(context),
  }),
  jobs: ({ shop }) => groupJobs(shop),
}
