import type { ComponentType } from 'react'
import type { RecordKind } from '#features/catalogue/model-record.ts'
import { useAddress } from '#ui/panel.ts'
import type { PictureFieldProps } from './picture-field.ts'
import { RecordList } from './record-list.tsx'
import { RecordPage } from './record-page.tsx'

type RecordsPageProps = {
  kind: RecordKind
  /** How a picture is chosen. */
  PictureField: ComponentType<PictureFieldProps>
}

/** All rituals or all articles; with an id in the address, one of them. */
export function RecordsPage({ kind, PictureField }: RecordsPageProps) {
  const { segments } = useAddress()
  const id = segments[1]
  return id === undefined ? <RecordList kind={kind} /> : <RecordPage kind={kind} id={id} PictureField={PictureField} />
}
