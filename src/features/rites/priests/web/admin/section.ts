import type { RailSection } from '#ui/layout/panel.ts'

export const priests: RailSection = {
  id: 'priests',
  title: { en: 'Priests', ru: 'Пандиты' },
  right: 'catalogue.read',
  icon: 'M12 4a3.5 3.5 0 1 0 .010 0zM5 20c.5-5 3-7.500 7-7.500s6.500 2.500 7 7.500z',
  load: async () => (await import('./priests-page.tsx')).PriestsPage,
  texts: {
    priestsAdmin: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
    media: {
      en: () => import('#features/platform/media/messages/admin.en.ts'),
      ru: () => import('#features/platform/media/messages/admin.ru.ts'),
    },
  },
}
