import type { Lang } from '#base/i18n.ts'
import { CalendarSection } from '#features/calendar/web/admin/calendar-section.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const calendar =
    lang === 'ru'
      ? (await import('#features/calendar/messages-admin.ru.ts')).ru
      : (await import('#features/calendar/messages-admin.en.ts')).en
  return { Page: CalendarSection, messages: { calendar } }
}
