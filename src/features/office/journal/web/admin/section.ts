import type { RailSection } from '#ui/layout/panel.ts'

export const journal: RailSection = {
  id: 'journal',
  title: { en: 'Payments journal', ru: 'Журнал платежей' },
  right: 'money.read',
  icon: 'M6 3.5h12.5v17H6a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 6 3.5zM8.5 8h7M8.5 12h7M8.5 16h4',
  load: async () => (await import('./journal-page.tsx')).JournalPage,
  texts: {
    journal: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
