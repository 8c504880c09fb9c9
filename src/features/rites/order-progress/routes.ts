import { z } from 'zod'
import { ID_PATTERN } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { findOrder } from '#features/orders/orders/queries.ts'
import { owns } from '#features/orders/orders/rules.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { OrderProgress } from './context.ts'
import { presentProgress } from './present.ts'
import { findProgress } from './queries.ts'
import { progressView } from './schemas.ts'

export function orderProgressRoutes({ shop, plansOf }: OrderProgress): Route[] {
  const { db, keys } = shop
  return [
    route(
      {
        method: 'get',
        path: '/api/orders/{id}/progress',
        operationId: 'getOrderProgress',
        access: 'open',
        summary:
          'What is agreed about one order, what is missing and what comes next, for anyone who has the link; the signed-in owner also sees names and wish',
        params: z.object({ id: z.string().regex(ID_PATTERN) }),
        answers: { 200: progressView },
      },
      async ({ params: { id }, lang, caller }) => {
        const order = await findOrder(db, id)
        if (!order) throw new Refusal('not-found', 'orders.not-found')
        const account = caller && (await findAccount(db, keys, caller.accountId))
        const isOwner = account !== undefined && owns(account, order)
        const recordingDays = shop.settings().recording.days
        const found = await findProgress(db, { plansOf }, order)
        return answer(200, presentProgress(found, { lang, isOwner, now: shop.now(), recordingDays }))
      },
    ),
  ]
}
