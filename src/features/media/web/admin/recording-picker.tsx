import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ACCEPTED_RECORDINGS } from './file-button.tsx'
import { Library } from './library.tsx'
import { useMessages } from './messages.ts'
import styles from './picture-picker.module.css'

type RecordingPickerProps = {
  label: string
  hint?: string | undefined
  /** The address of a recording; empty without one. */
  value: string
  onChange: (url: string) => void
  error?: string | undefined
  disabled?: boolean
}

/** The recording of a record: chosen out of the library, or added to it, and listened to here. */
export function RecordingPicker({ label, hint, value, onChange, error, disabled = false }: RecordingPickerProps) {
  const { picker, close } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const hintId = useId()
  return (
    <fieldset className={styles.field} disabled={disabled} aria-describedby={hint && hintId}>
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p id={hintId} className={styles.none}>
          {hint}
        </p>
      )}
      <div className={styles.row}>
        {value === '' ? (
          <p className={styles.none}>{picker.noRecording}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the mantra stands in the record
          <audio className={styles.recording} src={value} controls preload="none" />
        )}
        <div className={styles.acts}>
          <Button size="compact" onClick={() => setIsOpen(true)}>
            {value === '' ? picker.chooseRecording : picker.changeRecording}
          </Button>
          {value !== '' && (
            <Button size="compact" kind="quiet" onClick={() => onChange('')}>
              {picker.clearRecording}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
      <Dialog
        open={isOpen}
        size="form"
        title={picker.recordingTitle}
        closeLabel={close}
        onClose={() => setIsOpen(false)}
      >
        <Library
          kind="audio"
          accept={ACCEPTED_RECORDINGS}
          empty={picker.emptyRecordings}
          onPick={(file) => {
            onChange(file.url)
            setIsOpen(false)
          }}
        />
      </Dialog>
    </fieldset>
  )
}
