import type { Feature } from '#server/feature.ts'
import type { ReceiptsContext } from './context.ts'
import { receiptRoutes } from './routes.ts'

export const feature: Feature<ReceiptsContext> = {
  routes: (context) => ({ orders: receiptRoutes(context) }),
}
