import type { Lang } from '#base/i18n.ts'
import { OperationsPage } from '#features/office/operations/web/admin/operations-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const operations =
    lang === 'ru'
      ? (await import('#features/office/operations/messages/admin.ru.ts')).ru
      : (await import('#features/office/operations/messages/admin.en.ts')).en
  return { Page: OperationsPage, messages: { operations } }
}
