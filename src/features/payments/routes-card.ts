import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { checkCard, hearCardProvider } from './commands-card-confirm.ts'
import { openCardAttempt } from './commands-card.ts'
import type { CardContext } from './commands-context.ts'
import { cardPaymentInput, type CardPaymentView, cardPaymentView, createdCardPayment } from './model-card.ts'
import { type CardAttemptRow, findAttempt } from './queries-card.ts'
import { cardWireStatus } from './rules-card.ts'

const byId = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })

export function cardRoutes(context: CardContext): Route[] {
  const { shop } = context
  return [
    route(
      {
        method: 'post',
        path: '/api/card/payment',
        access: 'open',
        summary: 'A hosted page on which an order can be paid by card',
        body: cardPaymentInput,
        answers: { 200: createdCardPayment, 201: createdCardPayment },
      },
      async ({ body, lang, header }) => {
        const { attempt, isNew } = await openCardAttempt(context, body.orderId, lang)
        const origin = shop.config.PUBLIC_ORIGIN ?? header('origin') ?? `http://${header('host') ?? 'localhost'}`
        return answer(isNew ? 201 : 200, { id: attempt.id, url: new URL(attempt.url, origin).href })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/card/payment/{id}',
        access: 'open',
        summary: 'What has become of a card payment',
        params: byId,
        answers: { 200: cardPaymentView },
      },
      async ({ params }) => {
        const attempt = await findAttempt(shop.db, params.id)
        if (!attempt) throw new Refusal('not-found', 'payments.not-found')
        return answer(200, presentAttempt(attempt))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/card/payment/{id}/confirmation',
        access: 'open',
        summary: 'Asks the card provider about a payment now',
        params: byId,
        answers: { 200: cardPaymentView },
      },
      async ({ params }) => answer(200, presentAttempt(await checkCard(context, params.id))),
    ),
    ...(context.card.name === 'sandbox' ? [] : [webhook(context)]),
  ]
}

function webhook(context: CardContext): Route {
  return route(
    {
      method: 'post',
      path: `/api/webhooks/${context.card.name}`,
      access: 'webhook',
      summary: 'Messages of the card provider, signed by it',
      answers: { 200: z.object({ received: z.boolean() }) },
    },
    async ({ raw, header }) => {
      await hearCardProvider(context, raw, header)
      return answer(200, { received: true })
    },
  )
}

function presentAttempt({ id, status, orderId }: CardAttemptRow): CardPaymentView {
  return { id, status: cardWireStatus(status), orderId }
}
