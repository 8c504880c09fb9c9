import type { Lang } from '#base/i18n.ts'
import { SheetPage } from '#features/calendar/web/admin/sheet-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const calendar =
    lang === 'ru'
      ? (await import('#features/calendar/messages-admin.ru.ts')).ru
      : (await import('#features/calendar/messages-admin.en.ts')).en
  return { Page: SheetPage, messages: { calendar } }
}
