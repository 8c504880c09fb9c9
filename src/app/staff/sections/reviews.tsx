import type { Lang } from '#base/i18n.ts'
import { ReviewsPage } from '#features/rites/reviews/web/admin/reviews-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const reviews =
    lang === 'ru'
      ? (await import('#features/rites/reviews/messages/admin.ru.ts')).ru
      : (await import('#features/rites/reviews/messages/admin.en.ts')).en
  return { Page: ReviewsPage, messages: { reviews } }
}
