import type { CardContext, PaymentsContext } from '#features/payments/commands-context.ts'
import { cardJobs } from '#features/payments/jobs-card.ts'
import type { CardProvider } from '#features/payments/model-card.ts'
import { cardRoutes } from '#features/payments/routes-card.ts'
import { sandboxCardProvider } from '#features/sandbox/commands-card.ts'
import { sandboxCardRoutes } from '#features/sandbox/routes-card.ts'
import type { Route } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'

type WiredCards = { payments: PaymentsContext; routes: Route[]; jobs: Job[] }

/** Adds cards to the ways to pay: Stripe when it is configured, else the pretended provider in the sandbox, else none. */
export async function wireCards(payments: PaymentsContext): Promise<WiredCards> {
  const card = await openProvider(payments.shop)
  if (!card) return { payments, routes: [], jobs: [] }
  const context: CardContext = { ...payments, card }
  const pretended = card.name === 'sandbox' ? sandboxCardRoutes(context) : []
  return { payments: context, routes: [...cardRoutes(context), ...pretended], jobs: cardJobs(context) }
}

async function openProvider(shop: Shop): Promise<CardProvider | undefined> {
  const { SANDBOX, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = shop.config
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    // Its SDK takes a third of a second to load, and most shops do without.
    const { stripeProvider } = await import('#features/payments/providers/stripe.ts')
    const access = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL }
    return stripeProvider(access)
  }
  return SANDBOX ? sandboxCardProvider(shop) : undefined
}
