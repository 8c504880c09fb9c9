import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { pageQuery } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { retryMessage, sendExample } from './commands-staff.ts'
import type { StaffMessages } from './context.ts'
import { MESSAGE_STATES } from './model.ts'
import { presentStaffMessage } from './present.ts'
import { isSealed } from './rules.ts'
import { findStaffMessage, listStaffMessages } from './queries-staff.ts'
import { emailPreview, staffMessageList, staffMessageView } from './schemas.ts'

const byId = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })
const inLanguage = z.object({ lang: z.enum(['ru', 'en']) })

/** The outbox and the e-mails' texts, for the staff (docs/contract.md, "Staff"). Sign-in codes are in none of it. */
export function messageRoutes(context: StaffMessages): Route[] {
  const { shop } = context
  const [access, right] = ['staff', 'orders.read'] as const
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/messages',
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
        access,
        right,
        summary: 'One message with its text',
        params: byId,
        answers: { 200: staffMessageView },
      },
      async ({ params }) => {
        const row = await findStaffMessage(shop.db, params.id)
        if (!row) throw new Refusal('not-found', 'notifications.not-found')
        return answer(200, { ...presentStaffMessage(row), text: isSealed(row) ? null : row.body })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/messages/{id}/retry',
        access,
        right: 'orders.change',
        summary: 'Tries a message again that was given up',
        params: byId,
        answers: { 204: z.undefined() },
      },
      async ({ caller, params }) => {
        await retryMessage(shop, params.id, { actorId: caller.accountId })
        return answer(204)
      },
    ),
    ...exampleRoutes(context),
  ]
}

function exampleRoutes({ shop, examples, emailOf }: StaffMessages): Route[] {
  const access = 'staff'
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/email-templates',
        access,
        right: 'settings.read',
        summary: 'Every e-mail of the shop, filled with an example',
        query: inLanguage.partial(),
        answers: { 200: z.object({ items: z.array(emailPreview) }) },
      },
      async ({ lang }) => {
        const all = Object.entries(examples(lang, 'customer@example.com'))
        return answer(200, { items: all.map(([kind, { subject, text }]) => ({ kind, subject, text })) })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/email-templates/{kind}/test',
        access,
        right: 'settings.change',
        summary: 'Sends an e-mail, filled with an example, to whoever asks',
        params: z.object({ kind: z.string().max(60) }),
        body: inLanguage,
        answers: { 200: z.object({ to: z.string() }) },
      },
      async ({ caller, params, body }) => {
        const to = await emailOf(shop.db, caller.accountId)
        if (to === null) throw new Refusal('conflict', 'notifications.no-address')
        const all = examples(body.lang, to)
        const message = Object.hasOwn(all, params.kind) ? all[params.kind] : undefined
        if (!message) throw new Refusal('not-found', 'notifications.not-found')
        await sendExample(shop, message)
        return answer(200, { to })
      },
    ),
  ]
}
