import { type DragEvent, useState } from 'react'
import { useApiPages } from '#ui/data/api.ts'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import { MEDIA_KINDS } from '../../model.ts'
import type { MediaView } from '../../schemas.ts'
import { ACCEPTED, FileButton, FileInput } from './file-button.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { MediaGrid } from './media-grid.tsx'
import styles from './media-page.module.css'
import { useMessages } from './messages.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** The media library: all files that pages of the shop can show. Files that the user drops anywhere on this page are uploaded. */
export function MediaPage() {
  const messages = useMessages()
  const { search, setSearch } = useAddress()
  const kind = MEDIA_KINDS.find((each) => each === search.get('kind'))
  const list = useApiPages('/api/admin/media', { query: { kind } })
  const uploads = useUploads('public', list.refetch)
  const [open, setOpen] = useState<MediaView>()
  const [isOver, setIsOver] = useState(false)

  function over(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    uploads.add(event.dataTransfer.files)
  }

  const segments = [
    { value: 'all', text: messages.kinds.all },
    ...MEDIA_KINDS.map((value) => ({ value, text: messages.kinds[value] })),
  ]
  return (
    <div className={styles.page} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
      <PageHead
        title={messages.title}
        actions={
          <FileButton text={messages.add} accept={ACCEPTED} kind="primary" size="compact" onFiles={uploads.add} />
        }
      />
      <label className={styles.drop} data-over={isOver || undefined}>
        <FileInput accept={ACCEPTED} multiple onFiles={uploads.add} />
        <span className={styles.invitation}>{messages.drop}</span> {messages.formats}
      </label>
      <UploadList uploads={uploads} />
      <div className={styles.kinds}>
        <Segmented
          label={messages.kindLabel}
          segments={segments}
          value={kind ?? 'all'}
          onSelect={(value) => setSearch({ kind: value === 'all' ? undefined : value })}
        />
      </div>
      {list.data?.length === 0 ? (
        <p className={styles.none}>{messages.empty}</p>
      ) : (
        <MediaGrid list={list} onPick={setOpen} />
      )}
      {open && <MediaDialog key={open.id} file={open} onClose={() => setOpen(undefined)} onChanged={list.refetch} />}
    </div>
  )
}
