import { z } from 'zod'
import { invalidInput, Refusal, requireFound } from '#base/refusal.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { findReadings } from '#features/orders/readings/queries.ts'
import { savePlan } from './commands.ts'
import type { AskForDay, ClosedDays } from './context.ts'
import { panchangDay, panchangQuery, planInput, planningQuery, planningView, planQuery, planView } from './schemas.ts'
import { presentPlan, presentPlanning } from './present.ts'
import { findOwner, findPlan, listPaidLines, type Owner, type Panchang } from './queries.ts'
import { firstOfferedDay } from './rules-planning.ts'
import { addDays, daysBetween, readLimit, spanFaults } from './rules.ts'

/** The dependencies of the routes for ritual plans. */
export type PlansContext = { shop: Shop; panchang: Panchang; askForDay: AskForDay; closedDays: ClosedDays }

export function planRoutes(context: PlansContext): Route[] {
  const { shop, panchang } = context
  return [
    route(
      {
        method: 'get',
        path: '/api/panchang',
        operationId: 'listPanchangDays',
        tag: 'catalogue',
        access: 'open',
        summary: 'Lunar days and festivals at Varanasi, 62 days at most',
        query: panchangQuery,
        answers: { 200: z.array(panchangDay) },
      },
      async ({ query, lang }) => {
        const faults = spanFaults(query)
        if (faults.length > 0) throw invalidInput(faults)
        return answer(200, panchang.listDays(query.from, query.to, lang, query.ritual), {
          'cache-control': 'public, max-age=86400',
          vary: 'accept-language',
        })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/planning',
        operationId: 'listClosedDays',
        tag: 'catalogue',
        access: 'open',
        summary:
          'The first day that can be chosen, and the later days of a period of at most 62 days that cannot be chosen',
        query: planningQuery,
        answers: { 200: planningView },
      },
      async ({ query: { from, to }, lang }) => {
        const faults = spanFaults({ from, to })
        if (faults.length > 0) throw invalidInput(faults)
        const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => addDays(from, place))
        const closed = await context.closedDays(shop.db, days, lang)
        const earliest = firstOfferedDay(shop.now(), shop.settings().planning)
        return answer(200, presentPlanning(earliest, closed), { 'cache-control': 'public, max-age=60' })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/ritual-plans',
        operationId: 'getOwnPlan',
        access: 'signedIn',
        summary: 'The customer’s own plan',
        mayBeMissing: true,
        oneAtATime: true,
        query: planQuery,
        answers: { 200: planView },
      },
      async ({ caller, query, lang }) => {
        const owner = await ownerOf(shop, caller.accountId, query.customerEmail)
        await countWithin(shop.db, shop.now(), readLimit(owner.id))
        const plan = requireFound(await findPlan(shop.db, shop.keys, owner.id), 'plans.none')
        const readings = await findReadings(shop.db, shop.keys, { accountId: owner.id })
        return answer(200, presentPlan(plan, await listPaidLines(shop.db, owner), { lang, now: shop.now(), readings }))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/ritual-plans',
        operationId: 'saveOwnPlan',
        access: 'signedIn',
        summary: 'Saves the customer’s own plan',
        body: planInput,
        answers: { 200: planView },
      },
      async ({ caller, body, lang }) => {
        const owner = await ownerOf(shop, caller.accountId, body.customerEmail)
        return answer(200, await savePlan(context, owner.id, body, lang))
      },
    ),
  ]
}

/** Returns the caller as the owner of a plan. Another person's e-mail address is refused (docs/contract.md, "Orders"). */
async function ownerOf(shop: Shop, accountId: string, email: string | undefined): Promise<Owner> {
  const owner = await findOwner(shop.db, accountId)
  if (!owner) throw new Refusal('unauthenticated', 'http.unauthenticated')
  if (email !== undefined && email !== (owner.email ?? '')) throw new Refusal('forbidden', 'http.forbidden')
  return owner
}
