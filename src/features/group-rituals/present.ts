import { orderTag } from '#features/orders/rules.ts'
import type { Keyring } from '#server/keyring.ts'
import { PAID, placeContext } from './model.ts'
import type { FoundPlace } from './queries.ts'
import { namesOf, whyClosed } from './rules.ts'
import type { AdminGroup, AdminGroupDetail, GroupView } from './schemas.ts'
import type { GroupRow } from './tables.ts'

type Around = { ritual: GroupView['ritual']; taken: number; now: Date }

export function presentGroup(group: GroupRow, { ritual, taken, now }: Around): GroupView {
  return {
    id: group.id,
    ritual,
    performsAt: group.performsAt.toISOString(),
    closesAt: group.closesAt.toISOString(),
    places: group.places,
    left: Math.max(0, group.places - taken),
    price: group.priceCents / 100,
    closed: whyClosed(group, taken, now) ?? null,
  }
}

export function presentAdminGroup(group: GroupRow, name: string, places: FoundPlace[], now: Date): AdminGroup {
  const { id, serviceId, performsAt, closesAt } = group
  return {
    id,
    ritual: { id: serviceId, name },
    performsAt: performsAt.toISOString(),
    closesAt: closesAt.toISOString(),
    places: group.places,
    price: group.priceCents / 100,
    taken: places.length,
    paid: places.filter(({ order }) => PAID.includes(order.status)).length,
    proved: places.filter(({ proof }) => proof?.state === 'published').length,
    closed: whyClosed(group, places.length, now) ?? null,
    version: group.version,
  }
}

export function presentFamilies(places: FoundPlace[], keys: Keyring): AdminGroupDetail['families'] {
  return places.map(({ order, family, proof }) => ({
    orderId: order.id,
    number: orderTag(order.id),
    status: order.status,
    names: namesOf(keys.open(family, placeContext(order.id))),
    isProved: proof?.state === 'published',
  }))
}
