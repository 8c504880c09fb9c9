import { z } from 'zod'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { noteTold } from './commands-notes.ts'
import { readLetters, sendLetter } from './commands-letters.ts'
import type { OrderManagement } from './context.ts'
import { letterInput, letterView, toldInput } from './schemas-letters.ts'

const staff = { access: 'staff', right: 'orders.change', path: '/api/admin/orders/{id}/letters' } as const

export function letterRoutes(management: OrderManagement): Route[] {
  return [
    route(
      {
        ...staff,
        method: 'get',
        operationId: 'getOrderLetters',
        summary: 'To whom a letter about the order goes, and how it can begin, in the customer’s language',
        params: byId,
        answers: { 200: letterView },
      },
      async ({ params: { id } }) => answer(200, await readLetters(management, id)),
    ),
    route(
      {
        ...staff,
        method: 'post',
        operationId: 'sendOrderLetter',
        summary: 'Sends a letter to the customer of the order, and keeps it in the order’s timeline',
        params: byId,
        body: letterInput,
        answers: { 202: letterView },
      },
      async ({ params: { id: orderId }, body, caller }) => {
        await sendLetter(management, { ...body, orderId, actorId: caller.accountId })
        return answer(202, await readLetters(management, orderId))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/orders/{id}/told',
        operationId: 'recordCustomerTold',
        access: 'staff',
        right: 'orders.change',
        summary: 'Records that a customer without an e-mail address was told by telephone; later changes still wait',
        params: byId,
        body: toldInput,
        answers: { 204: z.undefined() },
      },
      async ({ params: { id: orderId }, body: { at }, caller }) => {
        await noteTold(management, { orderId, at: new Date(at), actorId: caller.accountId })
        return answer(204)
      },
    ),
  ]
}
