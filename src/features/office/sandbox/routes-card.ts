import { z } from 'zod'
import { requireFound } from '#base/refusal.ts'
import type { CardContext } from '#features/money/cards/context.ts'
import { idParam } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { decideSandboxCard } from './commands-card.ts'
import { cardOutcomeInput, sandboxCard } from './schemas.ts'
import { presentSandboxCard } from './present.ts'
import { findSandboxCard } from './queries.ts'

const byRef = z.object({ ref: idParam })

/** The routes of the simulated hosted checkout. They exist only if there is no real card provider. */
export function sandboxCardRoutes(context: CardContext): Route[] {
  const { shop } = context
  const access = 'sandbox'
  return [
    route(
      {
        method: 'get',
        path: '/api/sandbox/card/{ref}',
        operationId: 'getSandboxCheckout',
        access,
        summary: 'A simulated card checkout',
        params: byRef,
        answers: { 200: sandboxCard },
      },
      async ({ params }) => {
        const row = requireFound(await findSandboxCard(shop.db, params.ref, shop.now()), 'sandbox.card-not-found')
        return answer(200, presentSandboxCard(row))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/sandbox/card/{ref}/outcome',
        operationId: 'decideSandboxCheckout',
        access,
        summary:
          'Sets the decision of the simulated bank: pay, decline, pay-wrong-amount (too much), pay-too-little or expire',
        params: byRef,
        body: cardOutcomeInput,
        answers: { 200: sandboxCard },
      },
      async ({ params, body }) =>
        answer(200, presentSandboxCard(await decideSandboxCard(context, params.ref, body.outcome))),
    ),
  ]
}
