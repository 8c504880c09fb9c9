import type { Lang } from '#base/i18n.ts'
import { GroupsPage } from '#features/rites/group-rituals/web/admin/groups-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const groups =
    lang === 'ru'
      ? (await import('#features/rites/group-rituals/messages/admin.ru.ts')).ru
      : (await import('#features/rites/group-rituals/messages/admin.en.ts')).en
  return { Page: GroupsPage, messages: { groups } }
}
