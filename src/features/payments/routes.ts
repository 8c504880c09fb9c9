import { answer, type Route, route } from '#server/http/route.ts'
import { countryOf } from '#features/settings/queries.ts'
import type { PaymentsContext } from './context.ts'
import { listPaymentMethods } from './queries-methods.ts'
import { paymentMethods } from './schemas.ts'

export function paymentRoutes(context: PaymentsContext): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/payment-methods',
        access: 'open',
        summary: 'How an order can be paid now',
        answers: { 200: paymentMethods },
      },
      async ({ lang, header }) =>
        answer(200, await listPaymentMethods(context, { lang, country: countryOf(context.shop, header) })),
    ),
  ]
}
