import type { Lang } from '#base/i18n.ts'
import { PaymentsPage } from '#features/money/payments/web/admin/payments-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const words =
    lang === 'ru'
      ? (await import('#features/money/payments/messages/admin.ru.ts')).ru
      : (await import('#features/money/payments/messages/admin.en.ts')).en
  return { Page: PaymentsPage, messages: { paymentsAdmin: words } }
}
