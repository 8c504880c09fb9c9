import type { Lang } from '#base/i18n.ts'
import { CalendarSection } from '#features/calendar/web/admin/calendar-section.tsx'
import type { SectionModule } from '../section.ts'
import { calendarWords } from './calendar-words.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  return { Page: CalendarSection, messages: await calendarWords(lang) }
}
