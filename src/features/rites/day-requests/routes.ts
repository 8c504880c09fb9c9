import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { idParam } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { answerRequest } from './commands.ts'
import type { DayRequestsContext } from './context.ts'
import { listOpenRequests, type OpenRequest } from './queries.ts'
import { dayRequestPage, type DayRequestView, requestAnswer, requestParams } from './schemas.ts'

const MAX_LISTED = 100

export function dayRequestRoutes(context: DayRequestsContext): Route[] {
  const { shop } = context
  const list = async (lang: Lang, orderId?: string) => {
    const rows = await listOpenRequests(shop.db, { ...(orderId !== undefined && { orderId }), limit: MAX_LISTED })
    return { items: rows.map((row) => present(row, lang)), next: null }
  }
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/day-requests',
        operationId: 'listDayRequests',
        access: 'staff',
        right: 'orders.read',
        summary:
          'Requests of customers to move a ritual whose days are set, without an answer; of all orders or of one',
        query: z.object({ orderId: idParam.optional() }),
        answers: { 200: dayRequestPage },
      },
      async ({ query: { orderId }, lang }) => answer(200, await list(lang, orderId)),
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/day-requests/{id}/answer',
        operationId: 'answerDayRequest',
        access: 'staff',
        right: 'calendar.change',
        summary: 'Accepts a request, which moves all days of the ritual, or declines it with a word to the customer',
        params: requestParams,
        body: requestAnswer,
        answers: { 200: dayRequestPage },
      },
      async ({ params: { id }, body, caller, lang }) => {
        const orderId = await answerRequest(context, { ...body, id, actorId: caller.accountId })
        return answer(200, await list(lang, orderId))
      },
    ),
  ]
}

function present({ position, names, askedAt, customerName: _, ...row }: OpenRequest, lang: Lang): DayRequestView {
  return { ...row, lineId: String(position), ritual: names[lang], askedAt: askedAt.toISOString() }
}
