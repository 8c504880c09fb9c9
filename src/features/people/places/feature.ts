import type { Feature } from '#server/feature.ts'
import { placeRoutes } from './routes.ts'

export const feature: Feature = { routes: () => ({ shop: placeRoutes }) }
