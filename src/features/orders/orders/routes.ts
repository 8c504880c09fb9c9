import { z } from 'zod'
import { Refusal, requireFound } from '#base/refusal.ts'
import { toMailbox } from '#base/mailbox.ts'
import { listDiscounts } from '#features/orders/discounts/queries.ts'
import { discountField } from '#features/orders/discounts/rules.ts'
import type { Account } from '#features/people/accounts/model.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { assertOwnEmail, ipRange } from '#features/people/accounts/rules.ts'
import { reachesMailboxes, unprovedEmailLimit } from '#features/platform/notifications/rules.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Db } from '#server/database/database.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Shop } from '#server/shop.ts'
import { type KeepGift, placeOrder } from './commands.ts'
import { readKey } from './commands-keys.ts'
import type { ListPlans, PlanPort } from './context.ts'
import {
  idempotencyKey,
  listedOrder,
  orderAnswer,
  orderInput,
  type OrderOwner,
  placedWithMarks,
  repeatedLines,
} from './schemas.ts'
import { presentListed } from './present.ts'
import { findOrder, findOrderView, listNewest, repeatLines } from './queries.ts'
import { listLimit, orderLimits, owns } from './rules.ts'

type Plan = Pick<OrderOwner, 'specialWishes' | 'participants' | 'startDate'>

type PlacedFor = { id: string; accountId: string | null; customerEmail: string }

/** The dependencies of the order routes. The feature `plans` provides the access to an order's plan. */
export type OrdersContext = {
  shop: Shop
  planOf: (db: Db, order: PlacedFor) => Promise<Plan | undefined>
  /** Returns the plans of one account's orders, by order id. */
  listPlans: ListPlans
  plans: PlanPort
  keepGift: KeepGift
}

export function orderRoutes({ shop, planOf, listPlans, plans, keepGift }: OrdersContext): Route[] {
  const accountOf = async (caller: Caller | undefined): Promise<Account | undefined> =>
    caller && (await findAccount(shop.db, shop.keys, caller.accountId))

  async function ownerOf(orderId: string, account: Account | undefined): Promise<OrderOwner | undefined> {
    const row = account && (await findOrder(shop.db, orderId))
    if (!row || !owns(account, row)) return undefined
    const plan = await planOf(shop.db, row)
    return {
      customerName: row.customerName,
      customerEmail: row.customerEmail,
      customerPhone: account.phone,
      specialInstructions: '',
      startDate: plan?.startDate ?? null,
      specialWishes: plan?.specialWishes ?? '',
      participants: plan?.participants ?? '',
    }
  }

  return [
    route(
      {
        method: 'post',
        path: '/api/orders',
        operationId: 'placeOrder',
        access: 'open',
        summary: 'Places an order',
        body: orderInput,
        headers: z.object({ 'idempotency-key': idempotencyKey.optional() }),
        answers: { 201: placedWithMarks },
      },
      async ({ body, lang, header, caller, ip }) => {
        const account = await accountOf(caller)
        await countOrder(shop, account?.email ?? body.customerEmail, { ip, accountId: account?.id })
        const key = readKey(header('idempotency-key'))
        const { order, isNew } = await placeOrder(shop, body, { lang, key, account, plans, keepGift })
        const marks = body.plan && { textMarks: await plans.marksOf(shop.db, order.id) }
        const placed = answer(201, { ...order, ...marks }, { location: `/api/orders/${order.id}` })
        return { ...placed, hasOnlyNewIds: isNew }
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/orders',
        operationId: 'listOwnOrders',
        access: 'signedIn',
        summary:
          'The newest hundred orders of the signed-in customer; the e-mail address of another customer is refused',
        oneAtATime: true,
        query: z.object({ email: z.string().max(254).optional() }),
        answers: { 200: z.array(listedOrder) },
      },
      async ({ caller, query, lang }) => {
        const account = await accountOf(caller)
        if (!account) throw new Refusal('unauthenticated', 'http.unauthenticated')
        assertOwnEmail(account, query.email)
        await countWithin(shop.db, shop.now(), listLimit(account.id))
        const listed = await listNewest(shop.db, account)
        const planned = await listPlans(shop.db, listed, lang)
        const discounts = await listDiscounts(
          shop.db,
          listed.map(({ id }) => id),
        )
        return answer(
          200,
          listed.map((order) => {
            const plan = planned.get(order.id)
            const discount = discountField(discounts.get(order.id))
            return { ...presentListed(order, lang), ...discount, ...(plan && { plan }) }
          }),
        )
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/orders/{id}',
        operationId: 'getOrder',
        access: 'open',
        summary:
          'One order, for anyone who has the link of the order; the signed-in owner also sees participants and wishes',
        params: byId,
        answers: { 200: orderAnswer },
      },
      async ({ params, lang, caller }) => {
        const order = requireFound(await findOrderView(shop.db, params.id, lang, shop.now()), 'orders.not-found')
        const owner = await ownerOf(params.id, await accountOf(caller))
        return answer(200, owner ? { ...order, owner } : order)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/orders/{id}/again',
        operationId: 'repeatOrder',
        access: 'open',
        summary:
          'The lines of an order at today’s prices, for a repeated order, and the lines that can no longer be ordered',
        params: byId,
        answers: { 200: repeatedLines },
      },
      async ({ params, lang }) => answer(200, await repeatLines(shop.db, params.id, lang)),
    ),
  ]
}

type Orderer = { ip: string; accountId: string | undefined }

/** Counts an order against the limits, because every order sends an e-mail to `email`, which may be unverified. */
async function countOrder({ db, config, now, keys }: Shop, email: string, { ip, accountId }: Orderer): Promise<void> {
  if (!reachesMailboxes(config)) return
  const mailbox = keys.hash('mailbox', toMailbox(email))
  for (const limit of [...orderLimits({ mailbox, range: ipRange(ip), accountId }), unprovedEmailLimit(mailbox)])
    await countWithin(db, now(), limit)
}
