import type { RailSection } from '#ui/layout/panel.ts'

export const pages: RailSection = {
  id: 'pages',
  title: { en: 'Pages', ru: 'Страницы' },
  right: 'catalogue.read',
  icon: 'M3.5 4.5h17v15h-17zM3.5 8.5h17M7 12.5h6M7 15.5h10',
  load: async () => (await import('./pages-page.tsx')).PagesPage,
  texts: {
    'page-texts': { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
    'catalogue-editor': {
      en: () => import('#features/catalogue/catalogue-editor/messages/admin.en.ts'),
      ru: () => import('#features/catalogue/catalogue-editor/messages/admin.ru.ts'),
    },
    media: {
      en: () => import('#features/platform/media/messages/admin.en.ts'),
      ru: () => import('#features/platform/media/messages/admin.ru.ts'),
    },
  },
}
