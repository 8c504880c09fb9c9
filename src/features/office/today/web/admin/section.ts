import type { RailSection } from '#ui/layout/panel.ts'

export const today: RailSection = {
  id: 'today',
  title: { en: 'Today', ru: 'Сегодня' },
  right: 'today.read',
  icon: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19',
  load: async () => (await import('./today-page.tsx')).TodayPage,
}
