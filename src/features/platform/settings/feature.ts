import type { Feature } from '#server/feature.ts'
import { SETTINGS_CHANGED } from './commands.ts'
import type { SettingsContext } from './context.ts'
import { settingsRoutes } from './routes.ts'

export const feature: Feature<SettingsContext> = {
  content: [{ table: 'shop_settings', blank: ['changed_by'], channel: SETTINGS_CHANGED }],
  routes: (context) => ({ 'shop (staff)': settingsRoutes(context) }),
}
