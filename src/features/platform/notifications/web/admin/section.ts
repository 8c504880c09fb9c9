import type { RailSection } from '#ui/layout/panel.ts'

export const emails: RailSection = {
  id: 'emails',
  title: { en: 'E-mails', ru: 'Письма' },
  right: 'orders.read',
  icon: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7',
  load: async () => (await import('./emails-page.tsx')).EmailsPage,
  texts: {
    notifications: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
