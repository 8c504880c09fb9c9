import type { RailSection } from '#ui/layout/panel.ts'

export const discounts: RailSection = {
  id: 'discounts',
  title: { en: 'Discount codes', ru: 'Промокоды' },
  right: 'discounts.read',
  icon: 'M4 11V4h7l9 9-7 7zM8 8h.010',
  load: async () => (await import('./discounts-page.tsx')).DiscountsPage,
  texts: {
    discounts: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
