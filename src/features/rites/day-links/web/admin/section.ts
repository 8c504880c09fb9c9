import type { PanelSection } from '#ui/layout/panel.ts'

export const dayLink: PanelSection = {
  id: 'day-link',
  title: { en: 'Pictures by a link', ru: 'Снимки по ссылке' },
  right: 'proofs.create',
  load: async () => (await import('./day-link-admin-page.tsx')).DayLinkAdminPage,
  texts: {
    dayLinks: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  },
}
