import type { Feature } from '#server/feature.ts'
import type { Shop } from '#server/shop.ts'
import type { TodaySources } from './context.ts'
import { todayRoutes } from './routes.ts'

export const feature: Feature<{ shop: Shop; sources: TodaySources }> = {
  routes: ({ shop, sources }) => ({ 'orders (staff)': todayRoutes(shop, sources) }),
}
