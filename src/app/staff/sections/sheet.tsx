import type { Lang } from '#base/i18n.ts'
import { SheetPage } from '#features/rites/calendar/web/admin/sheet-page.tsx'
import type { SectionModule } from '../section.ts'
import { calendarWords } from './calendar-messages.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  return { Page: SheetPage, messages: await calendarWords(lang) }
}
