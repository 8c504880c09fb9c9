import type { Feature } from '#server/feature.ts'
import { sandboxCardRoutes } from './routes-card.ts'
import { type SandboxContext, sandboxRoutes } from './routes.ts'

/** A real shop does not have this feature. */
export const feature: Feature<SandboxContext> = {
  routes: (context) => {
    const { shop, cards } = context.payments
    if (!shop.config.SANDBOX) return {}
    const isSimulated = cards?.providers.some(({ name }) => name === 'sandbox')
    return {
      sandbox: [
        ...(cards && isSimulated ? sandboxCardRoutes({ ...context.payments, cards }) : []),
        ...sandboxRoutes(context),
      ],
    }
  },
}
