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

/** The list of all rituals or all articles. If the page address contains an id, shows only the ritual or article with this id. */
function RecordsPage({ kind }: { kind: RecordKind }) {
  const { segments } = useAddress()
  const id = segments[1]
  return id === undefined ? <RecordList kind={kind} /> : <RecordDetail kind={kind} id={id} />
}
