import { z } from 'zod'
import { requireFound } from '#base/refusal.ts'
import { listOwed } from '#features/money/settlements/queries.ts'
import { ipRange } from '#features/people/accounts/rules.ts'
import { countryOf } from '#features/platform/settings/queries.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { cancelPayment, createPayment, type EmailContext, sendPageEmail } from './commands.ts'
import type { CryptoContext } from './context.ts'
import { presentCreated, presentPayment } from './present.ts'
import { findPayment } from './queries.ts'
import { createdPayment, pageEmailInput, paymentInput, paymentView } from './schemas.ts'

export function cryptoRoutes(context: CryptoContext): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/crypto/payment',
        operationId: 'createCryptoPayment',
        access: 'open',
        summary: 'Starts a payment in one coin: returns an address and an amount for an order',
        body: paymentInput,
        answers: { 200: createdPayment, 201: createdPayment },
      },
      async ({ body, lang, ip, header }) => {
        const country = countryOf(context.shop, header)
        const { payment, isNew } = await createPayment(context, body, ipRange(ip), country)
        return answer(isNew ? 201 : 200, presentCreated(payment, lang, context.shop.now()))
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/crypto/payment/{id}/status',
        operationId: 'getCryptoPaymentStatus',
        access: 'open',
        summary: 'The status of a coin payment',
        params: byId,
        answers: { 200: paymentView },
      },
      async ({ params, lang }) => {
        const payment = requireFound(await findPayment(context.shop.db, params.id), 'payments.not-found')
        const [surplus] = payment.credited === null ? [] : await listOwed(context.shop.db, { paymentId: payment.id })
        const state = await context.orders.findState(context.shop.db, payment.orderId)
        return answer(200, presentPayment(context, payment, lang, state, surplus?.owed))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/crypto/payment/{id}/cancellation',
        operationId: 'cancelCryptoPayment',
        access: 'open',
        summary: 'Cancels a payment if no money has arrived',
        params: byId,
        answers: { 200: paymentView },
      },
      async ({ params, lang }) => {
        const payment = await cancelPayment(context, params.id)
        const state = await context.orders.findState(context.shop.db, payment.orderId)
        return answer(200, presentPayment(context, payment, lang, state))
      },
    ),
  ]
}

/** The call that sends the address and the amount of the payment by e-mail. Its answer does not show whether the order has an e-mail address. */
export function emailRoutes(context: EmailContext): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/crypto/payment/{id}/email',
        operationId: 'mailPaymentPage',
        access: 'open',
        summary: 'Sends the link to a payment to the e-mail address of the order',
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
