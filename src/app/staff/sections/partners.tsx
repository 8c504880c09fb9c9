import type { Lang } from '#base/i18n.ts'
import { PartnersPage } from '#features/clients/partners/web/admin/partners-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const partnersAdmin =
    lang === 'ru'
      ? (await import('#features/clients/partners/messages/admin.ru.ts')).ru
      : (await import('#features/clients/partners/messages/admin.en.ts')).en
  return { Page: PartnersPage, messages: { partnersAdmin } }
}
