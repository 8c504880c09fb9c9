import { z } from 'zod'
import { requireFound } from '#base/refusal.ts'
import { countryOf } from '#features/platform/settings/queries.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { checkCard } from './commands-confirm.ts'
import { handleWebhook } from './commands-webhook.ts'
import { openCardAttempt } from './commands.ts'
import type { CardContext } from './context.ts'
import type { CardProvider } from './model.ts'
import { presentAttempt, presentCharge } from './present.ts'
import { type CardAttemptRow, findAttempt } from './queries.ts'
import { cardPaymentInput, cardPaymentView, createdCardPayment } from './schemas.ts'

type Header = (name: string) => string | undefined

export function cardRoutes(context: CardContext): Route[] {
  const { shop, orders } = context
  const view = async (attempt: CardAttemptRow, header: Header) =>
    presentAttempt(attempt, shop.now(), originOf(shop, header), await orders.findState(shop.db, attempt.orderId))
  return [
    route(
      {
        method: 'post',
        path: '/api/card/payment',
        operationId: 'createCardPayment',
        access: 'open',
        summary: 'Opens a page of the card provider on which an order can be paid',
        body: cardPaymentInput,
        answers: { 200: createdCardPayment, 201: createdCardPayment },
      },
      async ({ body, lang, header }) => {
        const { attempt, isNew } = await openCardAttempt(context, body, { lang, country: countryOf(shop, header) })
        const url = new URL(attempt.url, originOf(shop, header)).href
        return answer(isNew ? 201 : 200, { id: attempt.id, url, ...presentCharge(attempt) })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/card/payment/{id}',
        operationId: 'getCardPayment',
        access: 'open',
        summary: 'The status of a card payment',
        params: byId,
        answers: { 200: cardPaymentView },
      },
      async ({ params, header }) => {
        const attempt = requireFound(await findAttempt(shop.db, params.id), 'payments.not-found')
        return answer(200, await view(attempt, header))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/card/payment/{id}/confirmation',
        operationId: 'confirmCardPayment',
        access: 'open',
        summary: 'Asks the card provider for the status of a payment now',
        params: byId,
        answers: { 200: cardPaymentView },
      },
      async ({ params, header }) => answer(200, await view(await checkCard(context, params.id), header)),
    ),
    // The simulated card service runs inside this shop and sends no webhook messages.
    ...context.cards.providers.filter(({ name }) => name !== 'sandbox').map((provider) => webhook(context, provider)),
  ]
}

function webhook(context: CardContext, provider: CardProvider): Route {
  return route(
    {
      method: 'post',
      path: `/api/webhooks/${provider.name}`,
      operationId: provider.name === 'stripe' ? 'receiveStripeEvent' : 'receiveYookassaEvent',
      access: 'webhook',
      summary:
        'Webhook of a card service; the shop does not trust the message, and asks the service for the status of the payment',
      answers: { 200: z.object({ received: z.boolean() }) },
    },
    async ({ raw, header }) => {
      await handleWebhook(context, provider, raw, header)
      return answer(200, { received: true })
    },
  )
}

/** Returns the origin of this shop (`https://…`). The simulated card service's pages are paths of this shop, so a redirect needs the origin. */
function originOf({ config }: Shop, header: Header): string {
  return config.PUBLIC_ORIGIN ?? header('origin') ?? `http://${header('host') ?? 'localhost'}`
}
