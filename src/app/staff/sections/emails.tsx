import type { Lang } from '#base/i18n.ts'
import { EmailsPage } from '#features/platform/notifications/web/admin/emails-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const notifications =
    lang === 'ru'
      ? (await import('#features/platform/notifications/messages/admin.ru.ts')).ru
      : (await import('#features/platform/notifications/messages/admin.en.ts')).en
  return { Page: EmailsPage, messages: { notifications } }
}
