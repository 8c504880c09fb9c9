import type { Feature } from '#server/feature.ts'
import type { SettingsContext } from './context.ts'
import { settingsRoutes } from './routes.ts'

export const feature: Feature<SettingsContext> = {
  routes: (context) => ({ 'shop (staff)': settingsRoutes(context) }),
}
