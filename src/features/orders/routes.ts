import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { placeOrder } from './commands.ts'
import { orderInput, orderView, placedOrder } from './model.ts'
import { findOrderView } from './queries.ts'

const byId = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })
const idempotencyKey = z
  .string()
  .min(8)
  .max(200)
  .regex(/^[\x21-\x7e]+$/)

export function orderRoutes(shop: Shop): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/orders',
        access: 'open',
        summary: 'Places an order',
        body: orderInput,
        answers: { 201: placedOrder },
      },
      async ({ body, lang, header }) => {
        const { order } = await placeOrder(shop, body, lang, readKey(header('idempotency-key')))
        return answer(201, order, { location: `/api/orders/${order.id}` })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/orders/{id}',
        access: 'open',
        summary: 'One order, as anyone who holds its link may see it',
        params: byId,
        answers: { 200: orderView },
      },
      async ({ params, lang }) => {
        const order = await findOrderView(shop.db, params.id, lang)
        if (!order) throw new Refusal('not-found', 'orders.not-found')
        return answer(200, order)
      },
    ),
  ]
}

function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = idempotencyKey.safeParse(header)
  if (!key.success) throw new Refusal('malformed', 'orders.key-malformed')
  return key.data
}
