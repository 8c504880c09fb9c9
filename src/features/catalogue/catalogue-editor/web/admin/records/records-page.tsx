import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { useAddress } from '#ui/layout/panel.ts'
import { PicturePicker } from '#features/platform/media/web/admin/picture-picker.tsx'
import { RecordingPicker } from '#features/platform/media/web/admin/recording-picker.tsx'
import type { FileFieldProps, FileFields } from '../fields/file-fields.ts'
import { RecordList } from './record-list.tsx'
import { RecordDetail } from './record-detail.tsx'

export function RitualsPage() {
  return <RecordsPage kind="ritual" />
}

export function ArticlesPage() {
  return <RecordsPage kind="article" />
}

/** All rituals or all articles; with an id in the address, one of them. */
function RecordsPage({ kind }: { kind: RecordKind }) {
  const { segments } = useAddress()
  const id = segments[1]
  return id === undefined ? <RecordList kind={kind} /> : <RecordDetail kind={kind} id={id} files={FILES} />
}

/** The editor stores an address or nothing; the library returns an address or an empty text. */
function Picture({ value, onChange, ...field }: FileFieldProps) {
  return <PicturePicker {...field} value={value ?? ''} onChange={(url) => onChange(url || null)} />
}

function Recording({ value, onChange, ...field }: FileFieldProps) {
  return <RecordingPicker {...field} value={value ?? ''} onChange={(url) => onChange(url || null)} />
}

const FILES: FileFields = { Picture, Recording }
