import type { Lang } from '#base/i18n.ts'
import type { RecordKind } from '#features/catalogue/model-record.ts'
import { PictureAddressField } from '#features/catalogue-editor/web/admin/picture-field.tsx'
import { RecordsPage } from '#features/catalogue-editor/web/admin/records-page.tsx'
import type { SectionModule } from '../section.ts'

/** The rituals or the articles: one editor for both. */
export async function section(lang: Lang, kind: RecordKind): Promise<SectionModule> {
  const editor =
    lang === 'ru'
      ? (await import('#features/catalogue-editor/messages-admin.ru.ts')).ru
      : (await import('#features/catalogue-editor/messages-admin.en.ts')).en
  return { Page: kind === 'ritual' ? Rituals : Articles, messages: { 'catalogue-editor': editor } }
}

function Rituals() {
  return <RecordsPage kind="ritual" PictureField={PictureAddressField} />
}

function Articles() {
  return <RecordsPage kind="article" PictureField={PictureAddressField} />
}
