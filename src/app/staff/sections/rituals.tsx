import type { Lang } from '#base/i18n.ts'
import { PictureAddressField } from '#features/catalogue-editor/web/admin/picture-field.tsx'
import { RecordsPage } from '#features/catalogue-editor/web/admin/records-page.tsx'
import type { SectionModule } from '../section.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  const editor =
    lang === 'ru'
      ? (await import('#features/catalogue-editor/messages-admin.ru.ts')).ru
      : (await import('#features/catalogue-editor/messages-admin.en.ts')).en
  return { Page: Rituals, messages: { 'catalogue-editor': editor } }
}

function Rituals() {
  return <RecordsPage kind="ritual" PictureField={PictureAddressField} />
}
