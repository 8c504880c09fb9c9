import type { RailSection } from '#ui/layout/panel.ts'

export const groups: RailSection = {
  id: 'groups',
  title: { en: 'Group rituals', ru: 'Общие ритуалы' },
  right: 'groups.read',
  icon: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19a5.5 5 0 0 1 11 0M14 14.500a5.5 5 0 0 1 7.500 4.500',
  load: async () => (await import('./groups-page.tsx')).GroupsPage,
  texts: { groups: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') } },
}
