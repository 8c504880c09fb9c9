import type { Feature } from '#server/feature.ts'
import { reportRoutes } from './routes.ts'

export const feature: Feature = {
  routes: (shop) => ({ 'shop (staff)': reportRoutes(shop) }),
}
