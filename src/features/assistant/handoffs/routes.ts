import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { z } from 'zod'
import { markAnswered } from './commands.ts'
import { listHandoffs } from './queries.ts'
import { handoffPage, handoffParams } from './schemas.ts'

const MAX_LISTED = 100

export function handoffRoutes(shop: Shop): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/handoffs',
        operationId: 'listHandoffs',
        access: 'staff',
        right: 'orders.read',
        summary:
          'Questions that visitors of the consultant left for a person: those that wait, then the last answered ones',
        answers: { 200: handoffPage },
      },
      async () => answer(200, { items: await listHandoffs(shop.db, shop.keys, MAX_LISTED), next: null }),
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/handoffs/{id}/answer',
        operationId: 'markHandoffAnswered',
        access: 'staff',
        right: 'orders.change',
        summary: 'Marks a question as answered; the answer itself is sent by e-mail',
        params: handoffParams,
        answers: { 204: z.undefined() },
      },
      async ({ params: { id }, caller }) => {
        await markAnswered(shop, id, caller.accountId)
        return answer(204)
      },
    ),
  ]
}
