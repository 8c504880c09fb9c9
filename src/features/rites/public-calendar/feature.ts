import type { Feature } from '#server/feature.ts'
import type { PublicCalendarContext } from './context.ts'
import { publicCalendarRoutes } from './routes.ts'

export const feature: Feature<PublicCalendarContext> = {
  routes: (context) => ({ calendar: publicCalendarRoutes(context) }),
}
