import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { useAddress } from '#ui/layout/panel.ts'
import { RecordList } from './record-list.tsx'
import { RecordDetail } from './record-detail.tsx'

export function RitualsPage() {
  return <RecordsPage kind="ritual" />
}

export function ArticlesPage() {
  return <RecordsPage kind="article" />
}

/** All rituals or all articles. With an id in the address, only that record. */
function RecordsPage({ kind }: { kind: RecordKind }) {
  const { segments } = useAddress()
  const id = segments[1]
  return id === undefined ? <RecordList kind={kind} /> : <RecordDetail kind={kind} id={id} />
}
