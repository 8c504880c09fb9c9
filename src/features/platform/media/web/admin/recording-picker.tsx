import { ACCEPTED_RECORDINGS } from './file-button.tsx'
import styles from './library-field.module.css'
import { LibraryField } from './library-field.tsx'
import { useMessages } from './messages.ts'

type RecordingPickerProps = {
  label: string
  hint?: string | undefined
  /** The address of a recording; empty without one. */
  value: string
  onChange: (url: string) => void
  error?: string | undefined
  disabled?: boolean
}

/** The recording of a record, with a player. */
export function RecordingPicker({ value, onChange, ...field }: RecordingPickerProps) {
  const { recordingPicker } = useMessages()
  return (
    <LibraryField
      {...field}
      kind="audio"
      accept={ACCEPTED_RECORDINGS}
      words={recordingPicker}
      chosen={
        value === '' ? null : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the record contains the text of the mantra
          <audio className={styles.recording} src={value} controls preload="none" />
        )
      }
      onPick={(file) => onChange(file.url)}
      onClear={() => onChange('')}
    />
  )
}
