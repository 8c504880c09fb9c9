import type { RailSection } from '#ui/layout/panel.ts'

export const partners: RailSection = {
  id: 'partners',
  title: { en: 'Partners', ru: 'Партнёры' },
  right: 'partners.read',
  icon: 'M8 12.5l2.5 2.5c.8.8 2 .8 2.800 0L20 8.5M4 8.5l4-3 4 2 4-2 4 3v7l-4 3M4 8.5v7l5 4',
  load: async () => (await import('./partners-page.tsx')).PartnersPage,
  texts: {
    partnersAdmin: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
