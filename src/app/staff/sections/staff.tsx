import type { Lang } from '#base/i18n.ts'
import { StaffPage } from '#features/people/staff/web/admin/staff-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const staff =
    lang === 'ru'
      ? (await import('#features/people/staff/messages/admin.ru.ts')).ru
      : (await import('#features/people/staff/messages/admin.en.ts')).en
  return { Page: StaffPage, messages: { staff } }
}
