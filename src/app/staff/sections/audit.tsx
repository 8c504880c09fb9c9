import type { Lang } from '#base/i18n.ts'
import { AuditPage } from '#features/platform/audit/web/admin/audit-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const audit =
    lang === 'ru'
      ? (await import('#features/platform/audit/messages/admin.ru.ts')).ru
      : (await import('#features/platform/audit/messages/admin.en.ts')).en
  return { Page: AuditPage, messages: { audit } }
}
