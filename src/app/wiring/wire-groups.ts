import { erasePlaces } from '#features/rites/group-rituals/commands.ts'
import { groupJobs } from '#features/rites/group-rituals/jobs.ts'
import { placeContext } from '#features/rites/group-rituals/model.ts'
import { listPlacesOf } from '#features/rites/group-rituals/queries.ts'
import { groupAdminRoutes } from '#features/rites/group-rituals/routes-admin.ts'
import { groupRoutes } from '#features/rites/group-rituals/routes.ts'
import type { PersonalPart } from '#features/people/profiles/commands-personal-data.ts'
import type { GroupsContext } from '#features/rites/group-rituals/context.ts'
import { type TaggedRoute, tagged } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'

type Wired = { routes: TaggedRoute[]; jobs: Job[]; personalParts: PersonalPart[] }

/** Rituals performed once for many families. */
export function wireGroups(shop: Shop, context: GroupsContext): Wired {
  return {
    routes: [
      ...tagged('group rituals', groupRoutes(shop)),
      ...tagged('group rituals (staff)', groupAdminRoutes(context)),
    ],
    jobs: groupJobs(shop),
    personalParts: [
      {
        name: 'groupRituals',
        collect: async (db, account) =>
          (await listPlacesOf(db, account)).map(({ id, groupId, family, consentedAt }) => ({
            orderId: id,
            groupId,
            family: shop.keys.open(family, placeContext(id)),
            consentedAt: consentedAt.toISOString(),
          })),
        eraseConsented: (tx, account) => erasePlaces(tx, shop, account),
        erase: (tx, account) => erasePlaces(tx, shop, account),
        eraseGuest: (tx, email) => erasePlaces(tx, shop, { id: '', email }),
      },
    ],
  }
}
