import type { RailSection } from '#ui/layout/panel.ts'

export const media: RailSection = {
  id: 'media',
  title: { en: 'Media', ru: 'Медиа' },
  right: 'media.change',
  icon: 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 4.5M15.5 9.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  load: async () => (await import('./media-page.tsx')).MediaPage,
  texts: { media: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') } },
}
