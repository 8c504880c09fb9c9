import type { PanelSection, RailSection } from '#ui/layout/panel.ts'

export const staff: RailSection = {
  id: 'staff',
  title: { en: 'Staff', ru: 'Сотрудники' },
  right: 'staff.read',
  icon: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 5.5 0 0 1 15 0M17 5l1.5 1.5L21.5 3.5',
  load: async () => (await import('./staff-page.tsx')).StaffPage,
  texts: { staff: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') } },
}

export const security: PanelSection = {
  id: 'security',
  title: { en: 'Your sign-in', ru: 'Ваш вход' },
  right: 'today.read',
  load: async () => (await import('./security-page.tsx')).SecurityPage,
}
