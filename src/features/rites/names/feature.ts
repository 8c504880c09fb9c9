import type { Feature } from '#server/feature.ts'
import type { NamesContext } from './context.ts'
import { readingRoutes } from './routes.ts'

export const feature: Feature<NamesContext> = {
  routes: (context) => ({ orders: readingRoutes(context) }),
}
