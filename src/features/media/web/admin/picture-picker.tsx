import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { mediaIdOf, picturePath } from '../../paths.ts'
import { ACCEPTED_PICTURES } from './file-button.tsx'
import { Library } from './library.tsx'
import { useMessages } from './messages.ts'
import styles from './picture-picker.module.css'

type PicturePickerProps = {
  label: string
  /** The id of a file, the address of one of its sizes, or any other address; empty without a picture. */
  value: string
  /** Gives the address of the picture in a middle size, `/media/{id}/960.webp`, or an empty text. */
  onChange: (url: string) => void
  error?: string | undefined
  disabled?: boolean
}

/** The picture of a record: chosen out of the library, or added to it. Its words are `media` of the dictionary. */
export function PicturePicker({ label, value, onChange, error, disabled = false }: PicturePickerProps) {
  const messages = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const url = /^[0-9a-f]{32}$/.test(value) ? picturePath(value, 960, 'webp') : value
  const id = mediaIdOf(url)
  return (
    <fieldset className={styles.field} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {url === '' ? (
          <p className={styles.none}>{messages.picker.none}</p>
        ) : (
          <img className={styles.picture} src={id ? picturePath(id, 320, 'webp') : url} alt="" />
        )}
        <div className={styles.acts}>
          <Button size="compact" onClick={() => setIsOpen(true)}>
            {url === '' ? messages.picker.choose : messages.picker.change}
          </Button>
          {url !== '' && (
            <Button size="compact" kind="quiet" onClick={() => onChange('')}>
              {messages.picker.clear}
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
        title={messages.picker.title}
        closeLabel={messages.close}
        onClose={() => setIsOpen(false)}
      >
        <Library
          kind="image"
          accept={ACCEPTED_PICTURES}
          onPick={(file) => {
            onChange(picturePath(file.id, 960, 'webp'))
            setIsOpen(false)
          }}
        />
      </Dialog>
    </fieldset>
  )
}
