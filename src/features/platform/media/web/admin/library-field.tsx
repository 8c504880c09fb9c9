import { type ReactNode, useId, useState } from 'react'
import { useApiPages } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { MediaKind } from '../../model.ts'
import type { MediaView } from '../../schemas.ts'
import { FileButton } from './file-button.tsx'
import styles from './library-field.module.css'
import { MediaGrid } from './media-grid.tsx'
import { useMessages } from './messages.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

type LibraryFieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  disabled?: boolean
  kind: MediaView['kind']
  accept: string
  words: { none: string; choose: string; change: string; clear: string; title: string; empty?: string }
  /** The preview of the chosen file. Null if no file is chosen. */
  chosen: ReactNode
  onPick: (file: MediaView) => void
  onClear: () => void
}

/** A form field for a library file. The user chooses a file from the library or uploads a file. */
export function LibraryField(props: LibraryFieldProps) {
  const { label, hint, error, disabled = false, kind, accept, words, chosen, onPick, onClear } = props
  const [isOpen, setIsOpen] = useState(false)
  const hintId = useId()
  return (
    <fieldset className={styles.field} disabled={disabled} aria-describedby={hint && hintId}>
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.row}>
        {chosen ?? <p className={styles.none}>{words.none}</p>}
        <div className={styles.acts}>
          <Button size="compact" onClick={() => setIsOpen(true)}>
            {chosen === null ? words.choose : words.change}
          </Button>
          {chosen !== null && (
            <Button size="compact" kind="quiet" onClick={onClear}>
              {words.clear}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
      <LibraryDialog
        open={isOpen}
        title={words.title}
        kind={kind}
        accept={accept}
        empty={words.empty}
        onPick={(file) => {
          onPick(file)
          setIsOpen(false)
        }}
        onClose={() => setIsOpen(false)}
      />
    </fieldset>
  )
}

export function LibraryDialog({
  open,
  title,
  onClose,
  ...library
}: LibraryProps & { open: boolean; title: string; onClose: () => void }) {
  return (
    <Dialog open={open} size="form" title={title} onClose={onClose}>
      <Library {...library} />
    </Dialog>
  )
}

type LibraryProps = { kind: MediaKind; accept: string; onPick: (file: MediaView) => void; empty?: ReactNode }

/** The files of one kind. The user can choose a file or upload another file. */
function Library({ kind, accept, onPick, empty }: LibraryProps) {
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
