import { listPaymentFacts } from '#features/money/payments/queries.ts'
import { listReturned } from '#features/money/settlements/queries.ts'
import { eraseTelegram } from '#features/platform/telegram/commands.ts'
import { collectTelegram } from '#features/platform/telegram/queries.ts'
import type { Account } from '#features/people/accounts/model.ts'
import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Db } from '#server/database/database.ts'
import type { Feature } from '#server/feature.ts'
import type { Shop } from '#server/shop.ts'
import { eraseOrders } from './commands-delete.ts'
import { orderJobs } from './jobs.ts'
import { orderPhoneContext, SEALED_ORDER } from './model.ts'
import { presentListed, presentReturned } from './present.ts'
import { listOwnIds } from './queries-own.ts'
import { eachOrder } from './queries.ts'
import { orderRoutes, type OrdersContext } from './routes.ts'

export const feature: Feature<OrdersContext, PersonalPart> = {
  sealed: [SEALED_ORDER],
  personalData: (shop) => [
    {
      // The feature `telegram` may not import `orders`, so it cannot find out who owns an order. This part runs before the orders lose their
      // owner.
      name: 'telegram',
      collect: async (db, account) => await collectTelegram(db, shop.keys, await findLinkOwner(db, account)),
      erase: async (tx, account) => await eraseTelegram(tx, await findLinkOwner(tx, account)),
    },
    { name: 'orders', collect: (db, account) => collectOrders(db, shop, account), erase: eraseOrders },
  ],
  routes: (context) => ({ orders: orderRoutes(context) }),
  jobs: ({ shop }) => orderJobs(shop),
}

async function findLinkOwner(db: Db, account: Account) {
  return { accountId: account.id, orderIds: await listOwnIds(db, account) }
}

/** Reads an account's orders for the export, in batches, so that even for a customer with many orders no single query is large. */
async function* collectOrders(db: Db, { keys, now }: Shop, account: Account) {
  for await (const orders of eachOrder(db, account)) {
    const ids = orders.map(({ id }) => id)
    const facts = await listPaymentFacts(db, ids, now())
    const returned = Map.groupBy(await listReturned(db, ids), ({ orderId }) => orderId)
    yield orders.map((order) => ({
      ...presentListed(order, account.lang),
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      customerPhone: order.customerPhone === null ? null : keys.open(order.customerPhone, orderPhoneContext(order.id)),
      paidAt: order.paidAt?.toISOString() ?? null,
      payment: facts.get(order.id) ?? null,
      refunds: (returned.get(order.id) ?? []).map(presentReturned),
    }))
  }
}
