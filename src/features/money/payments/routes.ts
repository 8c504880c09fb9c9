import { answer, type Route, route } from '#server/http/route.ts'
import { countryOf } from '#features/platform/settings/queries.ts'
import type { PaymentsContext } from './context.ts'
import { listPaymentMethods } from './queries.ts'
import { paymentMethods } from './schemas.ts'
import { changePolicy, readVersioned } from '#features/money/settlements/commands-policy.ts'
import { DEFAULT_POLICY, toPolicyFields, toPolicy } from '#features/money/settlements/rules-policy.ts'
import { policyRequest, policyView, type PolicyView } from './schemas-actions.ts'

export function paymentRoutes(context: PaymentsContext): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/payment-methods',
        operationId: 'listPaymentMethods',
        access: 'open',
        summary: 'The payment methods that are available now',
        answers: { 200: paymentMethods },
      },
      async ({ lang, header }) =>
        answer(200, await listPaymentMethods(context, { lang, country: countryOf(context.shop, header) })),
    ),
  ]
}

/** The calls for the payment policy. Everyone who may see money can read it. The owner can change it. */
export function policyRoutes(context: PaymentsContext): Route[] {
  const { shop } = context
  async function view(): Promise<PolicyView> {
    const { policy, version } = await readVersioned(shop.db)
    return { version, holds: toPolicyFields(toPolicy(policy)), defaults: toPolicyFields(DEFAULT_POLICY) }
  }
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/payment-policy',
        operationId: 'getPaymentPolicy',
        access: 'staff',
        right: 'money.read',
        summary: 'The payment policy',
        answers: { 200: policyView },
      },
      async () => answer(200, await view()),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/payment-policy',
        operationId: 'setPaymentPolicy',
        access: 'staff',
        right: 'policy.change',
        fresh: true,
        summary: 'Changes the given fields of the policy; the change takes effect immediately, also for open payments',
        body: policyRequest,
        answers: { 200: policyView },
      },
      async ({ body, caller }) => {
        await changePolicy(shop, body.policy, caller, body.version)
        await context.rereadPolicy?.()
        return answer(200, await view())
      },
    ),
  ]
}
