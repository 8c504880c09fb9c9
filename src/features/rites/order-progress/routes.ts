import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { requireFound } from '#base/refusal.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { findOrder } from '#features/orders/orders/queries.ts'
import { owns } from '#features/orders/orders/rules.ts'
import { presentMarks } from '#features/orders/plans/present.ts'
import { orderPlanLimit } from '#features/orders/order-plans/rules.ts'
import { answerDay } from '#features/rites/calendar/commands-answers.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Caller } from '#server/http/caller.ts'
import { byId, idParam } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { OrderProgress } from './context.ts'
import { presentProgress } from './present.ts'
import { findProgress } from './queries.ts'
import { dayAnswerInput, progressView, type ProgressView } from './schemas.ts'

const lineParams = z.object({ id: idParam, lineId: z.string().regex(/^(?:0|[1-9]\d?)$/) })

export function orderProgressRoutes({ shop, plansOf }: OrderProgress): Route[] {
  const { db, keys } = shop

  async function view(id: string, caller: Caller | undefined, lang: Lang): Promise<ProgressView> {
    const order = requireFound(await findOrder(db, id), 'orders.not-found')
    const account = caller && (await findAccount(db, keys, caller.accountId))
    const isOwner = account !== undefined && owns(account, order)
    const settings = shop.settings()
    const found = await findProgress(db, { plansOf, settings }, order)
    const marks = presentMarks(keys, id, found.plan ?? { participants: '', specialWishes: '' })
    return presentProgress(found, { lang, isOwner, now: shop.now(), recordingDays: settings.recording.days, marks })
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/orders/{id}/progress',
        operationId: 'getOrderProgress',
        access: 'open',
        summary:
          'What is agreed about one order, what is missing and what comes next, for anyone who has the link; the signed-in owner also sees names and wish',
        params: byId,
        answers: { 200: progressView },
      },
      async ({ params: { id }, lang, caller }) => answer(200, await view(id, caller, lang)),
    ),
    route(
      {
        method: 'put',
        path: '/api/orders/{id}/lines/{lineId}/day-answer',
        operationId: 'answerDay',
        access: 'open',
        summary:
          'Says whether the set first day suits, by the link of the order, if it is not the day that the customer asked for',
        params: lineParams,
        body: dayAnswerInput,
        answers: { 200: progressView },
      },
      async ({ params: { id, lineId }, body, lang, caller }) => {
        await countWithin(db, shop.now(), orderPlanLimit(id))
        await answerDay({ shop, plansOf }, { orderId: id, position: Number(lineId) }, body)
        return answer(200, await view(id, caller, lang))
      },
    ),
  ]
}
