import type { Lang } from '#base/i18n.ts'
import { MediaPage } from '#features/platform/media/web/admin/media-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const media =
    lang === 'ru'
      ? (await import('#features/platform/media/messages/admin.ru.ts')).ru
      : (await import('#features/platform/media/messages/admin.en.ts')).en
  return { Page: MediaPage, messages: { media } }
}
