import type { Lang } from '#base/i18n.ts'
import { ReportsPage } from '#features/office/reports/web/admin/reports-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const reports =
    lang === 'ru'
      ? (await import('#features/office/reports/messages/admin.ru.ts')).ru
      : (await import('#features/office/reports/messages/admin.en.ts')).en
  return { Page: ReportsPage, messages: { reports } }
}
