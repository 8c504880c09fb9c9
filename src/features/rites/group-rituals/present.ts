import type { Lang } from '#base/i18n.ts'
import { orderTag } from '#base/ids.ts'
import { add, type Amount, formatDecimal } from '#base/money.ts'
import { translateMark } from '#features/people/profiles/rules-departed.ts'
import { PAID_STATUSES } from '#features/orders/orders/model.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { HeldMoney } from '#features/money/payment-review/model.ts'
import { mostUrgent } from '#features/money/payment-review/rules-returns.ts'
import type { Keyring } from '#server/keyring.ts'
import { placeContext } from './model.ts'
import type { FoundPlace } from './queries.ts'
import { splitNames, waitsForProof, closedReason } from './rules.ts'
import type { AdminGroup, AdminGroupDetail, GroupView, PlaceReturn } from './schemas.ts'
import type { GroupRow } from './tables.ts'

type GroupDetails = { ritual: GroupView['ritual']; taken: number; now: Date }

export function presentGroup(group: GroupRow, { ritual, taken, now }: GroupDetails): GroupView {
  return {
    id: group.id,
    ritual,
    performsAt: group.performsAt.toISOString(),
    closesAt: group.closesAt.toISOString(),
    places: group.places,
    left: Math.max(0, group.places - taken),
    price: group.priceCents / 100,
    closed: closedReason(group, taken, now) ?? null,
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
    paid: places.filter(({ order }) => PAID_STATUSES.includes(order.status)).length,
    proved: places.filter(({ proof }) => proof?.state === 'published').length,
    closed: closedReason(group, places.length, now) ?? null,
    version: group.version,
  }
}

/** The present names of an order. */
type NamesOf = (orderId: string) => string[]

/** Returns the amounts that the shop must refund for each paid order of a cancelled ritual. */
export function presentReturns(
  places: Omit<FoundPlace, 'proof'>[],
  held: HeldMoney[],
  namesOf: NamesOf,
): PlaceReturn[] {
  return places.map(({ order }) => {
    const money = held.filter(({ orderId }) => orderId === order.id).filter((one) => isExpected(order.status, one))
    const state =
      order.status === 'ready' && money.length === 0 ? 'performed' : mostUrgent(money.map((one) => one.state))
    const refused = money.find(({ fault }) => fault !== null)
    const looked = money.find((one) => one.state === state && (state === 'byHand' || state === 'disputed'))
    return {
      orderId: order.id,
      number: orderTag(order.id),
      names: namesOf(order.id),
      status: order.status,
      came: held.filter(({ orderId }) => orderId === order.id).map(({ came, currency }) => sumOf(came, currency)),
      owed: money.flatMap(({ left, underWay, currency }) => {
        const owed = add(left, underWay)
        return owed.units > 0n ? [sumOf(owed, currency)] : []
      }),
      state,
      fault: state === 'failed' ? (refused?.fault ?? null) : null,
      paymentId: looked?.reference ?? null,
      isEmailed: order.customerEmail !== '',
    }
  })
}

/** True if the shop must still return this money. False if the ritual was performed, or if staff marked the order as refunded in another way. */
function isExpected(status: OrderStatus, { paidTheOrder, state }: HeldMoney): boolean {
  if (!paidTheOrder || status === 'cancelled') return true
  return status === 'refunded' ? state !== 'owed' : status !== 'ready'
}

function sumOf(sum: Amount, currency: HeldMoney['currency']): PlaceReturn['owed'][number] {
  return { amount: formatDecimal(sum), currency }
}

type FamilyReader = { keys: Keyring; lang: Lang; namesOf: NamesOf; changes: ReadonlyMap<string, string> }

export function presentFamilies(places: FoundPlace[], reader: FamilyReader): AdminGroupDetail['families'] {
  return places.map(({ order, family, proof }) => ({
    orderId: order.id,
    number: orderTag(order.id),
    status: order.status,
    names: reader.namesOf(order.id),
    namesGiven: namesGiven(order.id, family, reader),
    namesChangedAt: reader.changes.get(order.id) ?? null,
    isProved: proof?.state === 'published',
    waitsForProof: waitsForProof(proof),
    isEmailed: order.customerEmail !== '',
  }))
}

/** The names that a family gave with its place. The words "in memory" are in the language of the panel. */
function namesGiven(orderId: string, family: string, { keys, lang }: Pick<FamilyReader, 'keys' | 'lang'>): string[] {
  return splitNames(keys.open(family, placeContext(orderId))).map((name) => translateMark(name, lang))
}
