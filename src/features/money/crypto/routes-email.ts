import { ID_PATTERN } from '#base/ids.ts'
import { z } from 'zod'
import { answer, type Route, route } from '#server/http/route.ts'
import { type EmailContext, sendPageEmail } from './commands.ts'
import { pageEmailInput } from './schemas.ts'

const byId = z.object({ id: z.string().regex(ID_PATTERN) })

/** The answer is the same whether or not the order has an address. */
export function emailRoutes(context: EmailContext): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/crypto/payment/{id}/email',
        operationId: 'mailPaymentPage',
        access: 'open',
        summary: 'Mails the link to a payment to the address of its order',
        params: byId,
        body: pageEmailInput,
        answers: { 202: z.object({ accepted: z.boolean() }) },
      },
      async ({ params, body }) => {
        await sendPageEmail(context, params.id, body.timeZone ?? 'UTC')
        return answer(202, { accepted: true })
      },
    ),
  ]
}
