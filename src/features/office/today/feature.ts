import type { Feature } from '#server/feature.ts'
import { type TodayContext, todayRoutes } from './routes.ts'

export const feature: Feature<TodayContext> = {
  routes: (context) => ({ 'orders (staff)': todayRoutes(context) }),
}
