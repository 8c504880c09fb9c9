import type { Feature } from '#server/feature.ts'
import type { OrderProgress } from './context.ts'
import { orderProgressRoutes } from './routes.ts'

export const feature: Feature<OrderProgress> = {
  routes: (context) => ({ orders: orderProgressRoutes(context) }),
}
