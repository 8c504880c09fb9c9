import type { Feature } from '#server/feature.ts'
import { SETTINGS_CHANGED } from './commands.ts'
import type { SettingsContext } from './context.ts'
import { settingsRoutes } from './routes.ts'
import { shopSettings } from './tables.ts'

export const feature: Feature<SettingsContext> = {
  content: [{ table: shopSettings, blank: ['changed_by'], channel: SETTINGS_CHANGED }],
  routes: (context) => ({ 'shop (staff)': settingsRoutes(context) }),
}
