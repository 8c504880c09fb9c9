import type { RailSection } from '#ui/layout/panel.ts'

export const settings: RailSection = {
  id: 'settings',
  title: { en: 'Settings', ru: 'Настройки' },
  right: 'settings.read',
  icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  load: async () => (await import('./settings-page.tsx')).SettingsPage,
  texts: {
    settingsAdmin: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
