import type { Lang } from '#base/i18n.ts'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import type { FileFieldProps, FileFields } from '#features/catalogue/catalogue-editor/web/admin/fields/file-fields.ts'
import { RecordsPage } from '#features/catalogue/catalogue-editor/web/admin/records/records-page.tsx'
import { PicturePicker } from '#features/platform/media/web/admin/picture-picker.tsx'
import { RecordingPicker } from '#features/platform/media/web/admin/recording-picker.tsx'
import type { SectionModule } from '../section.ts'

/** The rituals or the articles: one editor for both. */
export async function section(lang: Lang, kind: RecordKind): Promise<SectionModule> {
  const editor =
    lang === 'ru'
      ? (await import('#features/catalogue/catalogue-editor/messages/admin.ru.ts')).ru
      : (await import('#features/catalogue/catalogue-editor/messages/admin.en.ts')).en
  const media =
    lang === 'ru'
      ? (await import('#features/platform/media/messages/admin.ru.ts')).ru
      : (await import('#features/platform/media/messages/admin.en.ts')).en
  return { Page: kind === 'ritual' ? Rituals : Articles, messages: { 'catalogue-editor': editor, media } }
}

function Rituals() {
  return <RecordsPage kind="ritual" files={FILES} />
}

function Articles() {
  return <RecordsPage kind="article" files={FILES} />
}

/** The editor stores an address or nothing; the library returns an address or an empty text. */
function Picture({ value, onChange, ...field }: FileFieldProps) {
  return <PicturePicker {...field} value={value ?? ''} onChange={(url) => onChange(url || null)} />
}

function Recording({ value, onChange, ...field }: FileFieldProps) {
  return <RecordingPicker {...field} value={value ?? ''} onChange={(url) => onChange(url || null)} />
}

const FILES: FileFields = { Picture, Recording }
