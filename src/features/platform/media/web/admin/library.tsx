import type { ReactNode } from 'react'
import { useApiPages } from '#ui/data/api.ts'
import type { MediaKind } from '../../model.ts'
import type { MediaView } from '../../schemas.ts'
import { FileButton } from './file-button.tsx'
import { MediaGrid } from './media-grid.tsx'
import { useMessages } from './messages.ts'
import styles from './library-field.module.css'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

type LibraryProps = { kind: MediaKind; accept: string; onPick: (file: MediaView) => void; empty?: ReactNode }

/** The files of one kind, to choose one or upload another. */
export function Library({ kind, accept, onPick, empty }: LibraryProps) {
  const messages = useMessages()
  const list = useApiPages('/api/admin/media', { query: { kind } })
  const uploads = useUploads('public', list.refetch)
  return (
    <div className={styles.library}>
      <div>
        <FileButton text={messages.add} accept={accept} size="compact" onFiles={uploads.add} />
      </div>
      <UploadList uploads={uploads} />
      <MediaGrid list={list} onPick={onPick} empty={empty} />
    </div>
  )
}
