import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { useAddress } from '#ui/layout/panel.ts'
import type { FileFields } from '../fields/file-fields.ts'
import { RecordList } from './record-list.tsx'
import { RecordDetail } from './record-detail.tsx'

type RecordsPageProps = {
  kind: RecordKind
  files: FileFields
}

/** All rituals or all articles; with an id in the address, one of them. */
export function RecordsPage({ kind, files }: RecordsPageProps) {
  const { segments } = useAddress()
  const id = segments[1]
  return id === undefined ? <RecordList kind={kind} /> : <RecordDetail kind={kind} id={id} files={files} />
}
