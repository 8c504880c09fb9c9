import { isId } from '#base/ids.ts'
import { parseMediaId, picturePath } from '../../paths.ts'
import { ACCEPTED_PICTURES, ACCEPTED_RECORDINGS } from './file-button.tsx'
import styles from './library-field.module.css'
import { LibraryField } from './library-field.tsx'
import { useMessages } from './messages.ts'

type PicturePickerProps = {
  label: string
  hint?: string | undefined
  /** The id of a file, the URL of one of its sizes, or any other URL. Empty without a picture. */
  value: string
  /** Receives the path of the picture in a medium size, `/media/{id}/960.webp`, or an empty text. */
  onChange: (url: string) => void
  error?: string | undefined
  disabled?: boolean
}

/** A field for the picture of a ritual or article. The labels are in the messages of the media library. */
export function PicturePicker({ value, onChange, ...field }: PicturePickerProps) {
  const { picker } = useMessages()
  const url = isId(value) ? picturePath(value, 960, 'webp') : value
  const id = parseMediaId(url)
  return (
    <LibraryField
      {...field}
      kind="image"
      accept={ACCEPTED_PICTURES}
      words={picker}
      chosen={
        url === '' ? null : <img className={styles.picture} src={id ? picturePath(id, 320, 'webp') : url} alt="" />
      }
      onPick={(file) => onChange(picturePath(file.id, 960, 'webp'))}
      onClear={() => onChange('')}
    />
  )
}

type RecordingPickerProps = {
  label: string
  hint?: string | undefined
  /** The path of a recording. Empty without a recording. */
  value: string
  onChange: (url: string) => void
  error?: string | undefined
  disabled?: boolean
}

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
