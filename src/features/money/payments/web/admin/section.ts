import type { RailSection } from '#ui/layout/panel.ts'

export const payments: RailSection = {
  id: 'payments',
  title: { en: 'Money', ru: 'Деньги' },
  right: 'money.read',
  icon: 'M3.5 6.5h17v11h-17zM3.5 10h17M7 14.5h3',
  load: async () => (await import('./payments-page.tsx')).PaymentsPage,
  texts: {
    paymentsAdmin: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
