import type { Lang } from '#base/i18n.ts'
import { CalendarPage } from '#features/rites/calendar/web/admin/calendar-page.tsx'
import type { SectionModule } from '../section.ts'
import { calendarWords } from './calendar-messages.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  return { Page: CalendarPage, messages: await calendarWords(lang) }
}
