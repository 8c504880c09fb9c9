import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { Refusal, requireFound } from '#base/refusal.ts'
import { assertMayMoveMoney } from '#features/people/accounts/rules-second-factor.ts'
import { listPrices } from '#features/catalogue/catalogue/queries.ts'
import { listHeld } from '#features/money/payment-review/queries-returns.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { returnPlace, publishToAll } from './commands-returns.ts'
import { cancelGroup, changeGroup, createGroup } from './commands.ts'
import type { GroupsContext } from './context.ts'
import { presentAdminGroup, presentFamilies, presentReturns } from './present.ts'
import { findNamesChanges, findPresentNames } from './queries-names.ts'
import { findGroup, type FoundPlace, type Group, listGroups, listPaidPlaces, listPlaces } from './queries.ts'
import {
  type AdminGroup,
  adminGroup,
  adminGroupDetail,
  type AdminGroupDetail,
  groupEdit,
  groupInput,
  groupProof,
  placeReturn,
  placeReturns,
} from './schemas.ts'
import { en } from './messages/page-order.en.ts'
import { ru } from './messages/page-order.ru.ts'

const words = { ru, en }

/** The calls with which staff create, change and cancel group rituals, and publish one proof for all families. */
export function groupAdminRoutes(context: GroupsContext): Route[] {
  const { shop } = context
  const { db, keys } = shop

  async function present(group: Group, places: FoundPlace[], lang: Lang): Promise<AdminGroup> {
    const [ritual] = await listPrices(db, [group.serviceId])
    const name = (lang === 'ru' ? ritual?.nameRu : ritual?.nameEn) ?? group.serviceId
    return presentAdminGroup(group, name, places, shop.now())
  }
  async function presentOne(id: string, lang: Lang): Promise<AdminGroupDetail> {
    const group = requireFound(await findGroup(db, id), 'groups.not-found')
    const places = await listPlaces(db, group.id)
    const namesOf = await findPresentNames(context, places, lang)
    const changes = await findNamesChanges(context, places)
    const families = presentFamilies(places, { keys, lang, namesOf, changes })
    return { ...(await present(group, places, lang)), families }
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/admin/group-rituals',
        operationId: 'listAllGroupRituals',
        access: 'staff',
        right: 'groups.read',
        summary: 'Rituals for many families, the newest hundred, the latest day first',
        answers: { 200: z.object({ items: z.array(adminGroup), next: z.null() }) },
      },
      async ({ lang }) => {
        const items = []
        for (const group of await listGroups(db)) items.push(await present(group, await listPlaces(db, group.id), lang))
        return answer(200, { items, next: null })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/group-rituals',
        operationId: 'createGroupRitual',
        access: 'staff',
        right: 'groups.change',
        summary:
          'Creates a group ritual: a ritual of the catalogue with a day, a number of places and a price per family',
        body: groupInput,
        answers: { 201: adminGroupDetail },
      },
      async ({ body, caller, lang }) => {
        assertMayMoveMoney(caller, shop.now(), shop.config)
        const id = await createGroup(shop, body, caller.accountId)
        return answer(201, await presentOne(id, lang), { location: `/api/admin/group-rituals/${id}` })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/group-rituals/{id}',
        operationId: 'getGroupRitualDetail',
        access: 'staff',
        right: 'groups.read',
        summary: 'A group ritual, with its families',
        params: byId,
        answers: { 200: adminGroupDetail },
      },
      async ({ params: { id }, lang }) => answer(200, await presentOne(id, lang)),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/group-rituals/{id}',
        operationId: 'changeGroupRitual',
        access: 'staff',
        right: 'groups.change',
        summary: 'Changes the day, the price or the number of places, which cannot be less than the places taken',
        params: byId,
        body: groupEdit,
        answers: { 200: adminGroupDetail },
      },
      async ({ params: { id }, body, caller, lang }) => {
        const assertMayPrice = () => assertMayMoveMoney(caller, shop.now(), shop.config)
        await changeGroup(shop, id, body, { actorId: caller.accountId, assertMayPrice })
        return answer(200, await presentOne(id, lang))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/group-rituals/{id}/cancellation',
        operationId: 'cancelGroupRitual',
        access: 'staff',
        right: 'groups.change',
        summary:
          'Cancels a group ritual: stops the sale and cancels unpaid orders; paid orders are refunded one by one',
        params: byId,
        body: z.object({ version: z.number().int() }),
        answers: { 200: adminGroupDetail },
      },
      async ({ params: { id }, body: { version }, caller, lang }) => {
        await cancelGroup(context, id, { version, actorId: caller.accountId, reason: words[lang].calledOff })
        return answer(200, await presentOne(id, lang))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/group-rituals/{id}/proof',
        operationId: 'proveGroupRitual',
        access: 'staff',
        right: 'proofs.publish',
        summary:
          'Publishes a copy of one family’s published proof for every family that paid; if names changed after they were printed or read, needs a decision for each such family',
        params: byId,
        body: groupProof,
        answers: { 200: adminGroupDetail },
      },
      async ({ params: { id }, body, caller, lang }) => {
        await publishToAll(context, id, caller.accountId, body)
        return answer(200, await presentOne(id, lang))
      },
    ),
    ...returnRoutes(context),
  ]
}

/** The calls that list and make the refunds to the families of a cancelled ritual. */
function returnRoutes(context: GroupsContext): Route[] {
  const { db } = context.shop
  async function listReturns(groupId: string, lang: Lang, orderId?: string) {
    if (!(await findGroup(db, groupId))) throw new Refusal('not-found', 'groups.not-found')
    const paid = await listPaidPlaces(db, groupId)
    const places = orderId === undefined ? paid : paid.filter(({ order }) => order.id === orderId)
    const ids = places.map(({ order }) => order.id)
    return presentReturns(places, await listHeld(db, ids), await findPresentNames(context, places, lang))
  }
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/group-rituals/{id}/returns',
        operationId: 'listGroupReturns',
        access: 'staff',
        right: 'money.read',
        summary: 'The paid orders of a group ritual, with the amount that must be returned for each',
        params: byId,
        answers: { 200: placeReturns },
      },
      async ({ params: { id }, lang }) => answer(200, { items: await listReturns(id, lang) }),
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/group-rituals/{id}/returns/{orderId}',
        operationId: 'returnGroupPlace',
        access: 'staff',
        right: 'money.change',
        fresh: true,
        summary: 'Refunds the payment of one family for a cancelled ritual; a repeated call does not refund it again',
        params: byId.extend({ orderId: byId.shape.id }),
        answers: { 200: placeReturn },
      },
      async ({ params: { id: groupId, orderId }, caller, lang }) => {
        await returnPlace(context, caller, { groupId, orderId, reason: words[lang].calledOff })
        const [item] = await listReturns(groupId, lang, orderId)
        return answer(200, requireFound(item, 'orders.not-found'))
      },
    ),
  ]
}
