import type { RailSection } from '#ui/layout/panel.ts'

export const operations: RailSection = {
  id: 'operations',
  title: { en: 'System', ru: 'Состояние' },
  right: 'settings.read',
  icon: 'M3.5 12.5h4l2-6 4.5 11 2.5-7 1.5 2h3',
  load: async () => (await import('./operations-page.tsx')).OperationsPage,
  texts: {
    operations: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
