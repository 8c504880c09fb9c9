import type { RailSection } from '#ui/layout/panel.ts'

export const orders: RailSection = {
  id: 'orders',
  title: { en: 'Orders', ru: 'Заказы' },
  right: 'orders.read',
  icon: 'M6 3.5h12V21l-3-2-3 2-3-2-3 2zM9 8h6M9 11.5h6M9 15h3.5',
  load: async () => (await import('./orders-page.tsx')).OrdersPage,
  texts: {
    catalogue: {
      en: () => import('#features/catalogue/catalogue/messages/page.en.ts'),
      ru: () => import('#features/catalogue/catalogue/messages/page.ru.ts'),
    },
    plans: {
      en: () => import('#features/orders/plans/messages/page.en.ts'),
      ru: () => import('#features/orders/plans/messages/page.ru.ts'),
    },
    'order-management': {
      en: () => import('../../messages/admin.en.ts'),
      ru: () => import('../../messages/admin.ru.ts'),
    },
  },
}
