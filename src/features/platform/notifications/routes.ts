import { z } from 'zod'
import { requireFound } from '#base/refusal.ts'
import { byId } from '#server/http/params.ts'
import { pageQuery } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { retryMessage } from './commands-deliver.ts'
import { MESSAGE_STATES } from './model.ts'
import { presentStaffMessage } from './present.ts'
import { isSealed } from './rules.ts'
import { findStaffMessage, listStaffMessages } from './queries-outbox.ts'
import { staffMessageList, staffMessageView } from './schemas.ts'

/** The routes with which staff read the outbox (docs/contract.md, "Staff"). They do not show messages with sign-in codes. */
export function messageRoutes(shop: Shop): Route[] {
  const [access, right] = ['staff', 'orders.read'] as const
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/messages',
        operationId: 'listMessages',
        access,
        right,
        summary: 'E-mails and text messages, the newest first; `q` is a part of the address or the subject',
        query: pageQuery.extend({ state: z.enum(MESSAGE_STATES).optional(), q: z.string().max(200).optional() }),
        answers: { 200: staffMessageList },
      },
      async ({ query }) => answer(200, await listStaffMessages(shop.db, query)),
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/messages/{id}',
        operationId: 'getMessage',
        access,
        right,
        summary: 'One message with its text',
        params: byId,
        answers: { 200: staffMessageView },
      },
      async ({ params }) => {
        const row = requireFound(await findStaffMessage(shop.db, params.id), 'notifications.not-found')
        return answer(200, { ...presentStaffMessage(row), text: isSealed(row) ? null : row.body })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/messages/{id}/retry',
        operationId: 'retryMessage',
        access,
        right: 'orders.change',
        summary: 'Retries a failed message',
        params: byId,
        answers: { 204: z.undefined() },
      },
      async ({ caller, params }) => {
        await retryMessage(shop, params.id, { actorId: caller.accountId })
        return answer(204)
      },
    ),
  ]
}
