import type { Lang } from '#base/i18n.ts'
import { Refusal, requireFound } from '#base/refusal.ts'
import { hasRight } from '#base/rights.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { findOrder } from '#features/orders/orders/queries.ts'
import { owns } from '#features/orders/orders/rules.ts'
import { presentMarks } from '#features/orders/plans/present.ts'
import { findReadings } from '#features/orders/readings/queries.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Caller } from '#server/http/caller.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { notePlanRead, saveOrderPlan } from './commands.ts'
import type { OrderPlansContext } from './context.ts'
import { presentOrderPlan } from './present.ts'
import { findOrderPlan, listPlannedLines } from './queries.ts'
import { orderPlanLimit, textsRead } from './rules.ts'
import { orderPlanInput, orderPlanView, type OrderPlanView } from './schemas.ts'

/** The API calls for names, wish and days of one order, by its link. docs/decisions/029 says what the link shows and hides. */
export function orderPlanRoutes(context: OrderPlansContext): Route[] {
  const { shop, agreedDays, givenOf } = context
  /** The caller's account id if the order belongs to this account; otherwise null. */
  async function ownerOf(id: string, caller: Caller | undefined): Promise<string | null> {
    const account = caller && (await findAccount(shop.db, shop.keys, caller.accountId))
    const order = account && (await findOrder(shop.db, id))
    return order && owns(account, order) ? account.id : null
  }

  /** True for staff who may correct the plan. Staff see the same texts as the owner, and the audit log records each view. */
  const isCorrecting = (accountId: string | null, caller: Caller | undefined) =>
    accountId === null && hasRight(caller?.staffRole, 'orders.change')

  async function view(id: string, caller: Caller | undefined, lang: Lang): Promise<OrderPlanView> {
    const order = requireFound(await findOrder(shop.db, id), 'orders.not-found')
    const plan = await findOrderPlan(shop.db, shop.keys, id)
    const accountId = await ownerOf(id, caller)
    const isStaff = isCorrecting(accountId, caller)
    const isOwner = accountId !== null || isStaff
    const readings = isOwner ? await findReadings(shop.db, shop.keys, { orderId: id }) : []
    const [lines, agreed] = [await listPlannedLines(shop.db, id), await agreedDays.find(shop.db, id)]
    const given = (await givenOf(shop.db, [id])).get(id)
    const marks = presentMarks(shop.keys, id, textsRead(given, plan))
    const about = { plan, given, lines, agreed, lang, now: shop.now(), isOwner, readings, marks }
    const shown = presentOrderPlan(order, about)
    return { ...shown, ...(isStaff && { isStaff }) }
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/orders/{id}/plan',
        operationId: 'getOrderPlan',
        access: 'open',
        summary:
          'The days of one order, for anyone who has the link of the order; the signed-in owner also sees names and wish, and so do staff who may change orders (the audit records the access)',
        params: byId,
        answers: { 200: orderPlanView },
      },
      async ({ params, lang, caller }) => {
        const shown = await view(params.id, caller, lang)
        if (caller && shown.isStaff) await notePlanRead(shop, caller.accountId, params.id)
        return answer(200, shown)
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/orders/{id}/plan',
        operationId: 'saveOrderPlan',
        access: 'open',
        summary:
          'Saves names, wish and days of one paid order, by the link of the order; omitted fields stay unchanged, an empty text or day deletes the stored one. After staff have set the days, another day is a request that they answer',
        params: byId,
        body: orderPlanInput,
        answers: { 200: orderPlanView },
      },
      async ({ params, body, lang, caller }) => {
        const accountId = await ownerOf(params.id, caller)
        // Anyone with the link may save the plan. Staff may save it only if they own the order or may change orders.
        if (accountId === null && caller?.staffRole && !hasRight(caller.staffRole, 'orders.change'))
          throw new Refusal('forbidden', 'http.forbidden')
        const staffId = accountId === null && caller?.staffRole ? caller.accountId : undefined
        await countWithin(shop.db, shop.now(), orderPlanLimit(params.id))
        await saveOrderPlan(context, params.id, body, { lang, accountId, staffId })
        return answer(200, await view(params.id, caller, lang))
      },
    ),
  ]
}
