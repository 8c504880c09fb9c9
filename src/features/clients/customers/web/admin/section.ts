import type { RailSection } from '#ui/layout/panel.ts'

export const customers: RailSection = {
  id: 'customers',
  title: { en: 'Customers', ru: 'Клиенты' },
  right: 'customers.read',
  icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 5.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.3M17.5 14.8a5.5 5 0 0 1 4 5.2',
  load: async () => (await import('./customers-page.tsx')).CustomersPage,
  texts: {
    customers: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
