import type { PanelSection, RailSection } from '#ui/layout/panel.ts'
import type { LazyTexts } from '#ui/text/lazy-texts.ts'

const texts: Record<string, LazyTexts> = {
  calendar: { en: () => import('../../messages/admin.en.ts'), ru: () => import('../../messages/admin.ru.ts') },
  priestChoice: {
    en: () => import('#features/rites/priests/messages/admin-choice.en.ts'),
    ru: () => import('#features/rites/priests/messages/admin-choice.ru.ts'),
  },
  wishes: {
    en: () => import('#features/rites/wish-translations/messages/admin.en.ts'),
    ru: () => import('#features/rites/wish-translations/messages/admin.ru.ts'),
  },
}

export const calendar: RailSection = {
  id: 'calendar',
  title: { en: 'Calendar', ru: 'Календарь' },
  right: 'calendar.read',
  icon: 'M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4M8 14h2M14 14h2',
  load: async () => (await import('./calendar-page.tsx')).CalendarPage,
  texts,
}

export const sheet: PanelSection = {
  id: 'sheet',
  title: { en: 'Sankalpa sheet', ru: 'Лист санкальпы' },
  right: 'sheets.read',
  isBare: true,
  load: async () => (await import('./sheet-page.tsx')).SheetPage,
  texts,
}
