import type { RailSection } from '#ui/layout/panel.ts'

export const audit: RailSection = {
  id: 'audit',
  title: { en: 'Audit', ru: 'Журнал' },
  right: 'audit.read',
  icon: 'M12 21a9 9 0 1 0-8.5-6M3 19.5l.5-4.5 4.5.5M12 7.5V12l3 2',
  load: async () => (await import('./audit-page.tsx')).AuditPage,
  texts: { audit: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') } },
}
