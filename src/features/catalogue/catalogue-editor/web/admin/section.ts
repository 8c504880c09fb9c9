import type { RailSection } from '#ui/layout/panel.ts'
import type { LazyTexts } from '#ui/text/lazy-texts.ts'

const editor: LazyTexts = {
  en: () => import('../../messages/admin.en.ts'),
  ru: () => import('../../messages/admin.ru.ts'),
}

const recordTexts: Record<string, LazyTexts> = {
  'catalogue-editor': editor,
  media: {
    en: () => import('#features/platform/media/messages/admin.en.ts'),
    ru: () => import('#features/platform/media/messages/admin.ru.ts'),
  },
}

const listTexts: Record<string, LazyTexts> = {
  'catalogue-editor': editor,
  'catalogue-lists': {
    en: () => import('../../messages/admin-lists.en.ts'),
    ru: () => import('../../messages/admin-lists.ru.ts'),
  },
}

export const rituals: RailSection = {
  id: 'rituals',
  title: { en: 'Rituals', ru: 'Ритуалы' },
  right: 'catalogue.read',
  icon: 'M12 3c3 3.5 5 5.8 5 9a5 5 0 0 1-10 0c0-1.8.8-3.2 2-4.5.2 1.8 1 2.8 2 3C11.5 8 11.5 5.5 12 3zM5 20.5h14',
  load: async () => (await import('./records/records-page.tsx')).RitualsPage,
  texts: recordTexts,
}

export const articles: RailSection = {
  id: 'articles',
  title: { en: 'Articles', ru: 'Статьи' },
  right: 'catalogue.read',
  icon: 'M5 4h14v16H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  load: async () => (await import('./records/records-page.tsx')).ArticlesPage,
  texts: recordTexts,
}

export const intentions: RailSection = {
  id: 'intentions',
  title: { en: 'Intentions', ru: 'Намерения' },
  right: 'catalogue.read',
  icon: 'M12 20s-7.5-4.5-7.5-10A4 4 0 0 1 12 8a4 4 0 0 1 7.5 2c0 5.5-7.5 10-7.5 10z',
  load: async () => (await import('./lists/lists-page.tsx')).IntentionsPage,
  texts: listTexts,
}

export const categories: RailSection = {
  id: 'categories',
  title: { en: 'Categories', ru: 'Категории' },
  right: 'catalogue.read',
  icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  load: async () => (await import('./lists/lists-page.tsx')).CategoriesPage,
  texts: listTexts,
}
