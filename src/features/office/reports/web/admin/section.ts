import type { RailSection } from '#ui/layout/panel.ts'

export const reports: RailSection = {
  id: 'reports',
  title: { en: 'Reports', ru: 'Отчёты' },
  right: 'reports.read',
  icon: 'M4 20.5h16M7 17v-5M12 17V7M17 17v-8',
  load: async () => (await import('./reports-page.tsx')).ReportsPage,
  texts: {
    reports: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
