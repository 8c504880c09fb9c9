import { toMailbox } from '#base/mailbox.ts'
import { z } from 'zod'
import { ipRange } from '#features/people/accounts/rules.ts'
import { countryOf } from '#features/platform/settings/queries.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { stream } from '#server/http/responses.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { answerQuestion, deleteConversation, handOff, openQuestion } from './commands.ts'
import type { ConsultantContext } from './context.ts'
import type { ConsultantEvent } from './model.ts'
import { askLimits, handoffLimits } from './rules-rate-limits.ts'
import { consultantView, conversationParams, handoffAnswer, handoffInput, messageInput } from './schemas.ts'

const EVENT_STREAM = 'text/event-stream'
/** The maximum size of a question with twelve messages, and of a whole conversation for staff, with two bytes per letter. */
const MESSAGE_BYTES = 160 * 1024
const HANDOFF_BYTES = 512 * 1024

export function consultantRoutes(context: ConsultantContext): Route[] {
  const { shop, engine, readDangerModel } = context
  const { db, now, keys, config } = shop
  return [
    route(
      {
        method: 'get',
        path: '/api/consultant',
        operationId: 'getConsultant',
        access: 'open',
        summary: 'Whether the language model or the local consultant would answer now',
        answers: { 200: consultantView },
      },
      async () => {
        // The panel makes this call when it opens, so that the weights are loaded before the first question. If loading fails here, the first
        // question reports the failure.
        void readDangerModel().catch(() => undefined)
        return answer(200, { engine: engine.name })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/consultant/messages',
        operationId: 'askConsultant',
        access: 'open',
        summary:
          'Asks the consultant; returns a stream of events: engine, text, cards, links, question, handoff, notice, done',
        body: messageInput,
        bodyBytes: MESSAGE_BYTES,
        answers: { 200: { media: EVENT_STREAM } },
      },
      async ({ body, caller, ip, header, requestId }) => {
        for (const limit of askLimits(ipRange(ip), config)) await countWithin(db, now(), limit)
        const opened = await openQuestion(context, body, { caller, visitor: ipRange(ip) })
        const leaving = new AbortController()
        const events = answerQuestion(context, opened, {
          caller,
          country: countryOf(shop, header),
          requestId,
          signal: leaving.signal,
        })
        return stream(EVENT_STREAM, written(events), {}, () => leaving.abort())
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/consultant/handoff',
        operationId: 'handOverConversation',
        access: 'open',
        summary: 'Hands the conversation to staff, who answer by e-mail',
        body: handoffInput,
        bodyBytes: HANDOFF_BYTES,
        answers: { 202: handoffAnswer },
      },
      async ({ body, caller, ip }) => {
        const mailbox = keys.hash('mailbox', toMailbox(body.email))
        for (const limit of handoffLimits({ range: ipRange(ip), mailbox })) await countWithin(db, now(), limit)
        await handOff(shop, body, caller)
        return answer(202, { accepted: true })
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/consultant/conversations/{id}',
        operationId: 'deleteConversation',
        access: 'open',
        summary: 'Deletes a stored conversation',
        params: conversationParams,
        answers: { 204: z.undefined() },
      },
      async ({ params, caller }) => {
        await deleteConversation(shop, params.id, caller)
        return answer(204)
      },
    ),
  ]
}

/** Writes each event with its name and its fields as JSON. If the event contains a list, the JSON is only the list. */
async function* written(events: AsyncIterable<ConsultantEvent>): AsyncGenerator<string> {
  for await (const { type, ...fields } of events) {
    const data = 'cards' in fields ? fields.cards : 'links' in fields ? fields.links : fields
    yield `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
  }
}
