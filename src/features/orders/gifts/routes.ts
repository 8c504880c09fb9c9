import { z } from 'zod'
import { Refusal, requireFound } from '#base/refusal.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { storedTexts } from '#features/orders/cart/rules.ts'
import { listCategories } from '#features/catalogue/catalogue/queries.ts'
import { findOrder, listLines } from '#features/orders/orders/queries.ts'
import { ritualIdFrom } from '#features/orders/orders/present.ts'
import { owns } from '#features/orders/orders/rules.ts'
import { byId, idParam } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { openGift } from './present.ts'
import { findByToken, findGiftRow } from './queries.ts'
import { hasCard } from './rules.ts'
import { giftCard, orderGift } from './schemas.ts'

export function giftRoutes({ db, keys }: Shop): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/orders/{id}/gift',
        operationId: 'getOrderGift',
        access: 'open',
        summary: 'Whether an order is a gift; its signed-in owner also sees the recipient and the card’s address',
        params: byId,
        answers: { 200: orderGift },
      },
      async ({ params, caller }) => {
        const order = requireFound(await findOrder(db, params.id), 'orders.not-found')
        const gift = await findGiftRow(db, order.id)
        if (!gift) return answer(200, { isGift: false, hasCard: false })
        const account = caller && (await findAccount(db, keys, caller.accountId))
        const owner = account && owns(account, order) ? { token: gift.token, ...openGift(gift, keys) } : undefined
        return answer(200, { isGift: true, hasCard: hasCard(order.status), ...(owner && { owner }) })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/gifts/{token}',
        operationId: 'getGiftCard',
        access: 'open',
        summary: 'The card of a paid gift',
        params: z.object({ token: idParam }),
        answers: { 200: giftCard },
      },
      async ({ params: { token }, lang }) => {
        const found = await findByToken(db, token)
        if (!found || !hasCard(found.order.status)) throw new Refusal('not-found', 'gifts.not-found')
        const lines = await listLines(db, found.order.id)
        const categories = await listCategories(db, [...new Set(lines.map(ritualIdFrom))])
        const rituals = lines.map((line) => {
          const ritualId = ritualIdFrom(line)
          // The card does not show the tier of the ritual.
          const { title } = storedTexts({ id: line.itemId, name: line.names[lang] })
          return { id: ritualId, name: title, category: categories.get(ritualId) ?? null }
        })
        return answer(200, { ...openGift(found.gift, keys), from: found.order.customerName, rituals })
      },
    ),
  ]
}
