import type { RailSection } from '#ui/layout/panel.ts'

export const reviews: RailSection = {
  id: 'reviews',
  title: { en: 'Reviews', ru: 'Отзывы' },
  right: 'reviews.read',
  icon: 'M4 4.5h16v12h-9l-4.500 4v-4H4zM8 9h8M8 12.5h5',
  load: async () => (await import('./reviews-page.tsx')).ReviewsPage,
  texts: {
    reviews: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
