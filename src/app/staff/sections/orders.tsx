import type { Lang } from '#base/i18n.ts'
import { OrdersPage } from '#features/rites/order-management/web/admin/orders-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const { messages } = lang === 'ru' ? await import('./orders.ru.ts') : await import('./orders.en.ts')
  return { Page: OrdersPage, messages }
}
