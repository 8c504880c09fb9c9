import type { Lang } from '#base/i18n.ts'
import { SettingsPage } from '#features/platform/settings/web/admin/settings-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const words =
    lang === 'ru'
      ? (await import('#features/platform/settings/messages/admin.ru.ts')).ru
      : (await import('#features/platform/settings/messages/admin.en.ts')).en
  return { Page: SettingsPage, messages: { settingsAdmin: words } }
}
