import type { Lang } from '#base/i18n.ts'
import { CustomersPage } from '#features/clients/customers/web/admin/customers-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const customers =
    lang === 'ru'
      ? (await import('#features/clients/customers/messages/admin.ru.ts')).ru
      : (await import('#features/clients/customers/messages/admin.en.ts')).en
  return { Page: CustomersPage, messages: { customers } }
}
