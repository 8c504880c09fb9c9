import { type ComponentPropsWithRef, useRef } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'

type FileButtonProps = {
  text: string
  accept: string
  onFiles: (files: File[]) => void
  multiple?: boolean
  /** This field is set if a phone should open its camera instead of its gallery. */
  capture?: 'environment'
  kind?: 'primary' | 'secondary'
  size?: 'control' | 'compact'
  wide?: boolean
}

export const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/quicktime,audio/mpeg,audio/mp4,audio/ogg,application/pdf'
/** Sound formats that every browser plays. */
export const ACCEPTED_RECORDINGS = 'audio/mpeg,audio/mp4,audio/x-m4a,.mp3,.m4a'
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif'

/** A button that opens the browser's file picker. */
export function FileButton({ text, accept, onFiles, multiple = true, capture, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput
        ref={input}
        accept={accept}
        multiple={multiple}
        capture={capture}
        aria-label={text}
        onFiles={onFiles}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        <Icon name="plus" size={20} /> {text}
      </Button>
    </>
  )
}

type FileInputProps = ComponentPropsWithRef<'input'> & Pick<FileButtonProps, 'onFiles'>

/** A file input, which opens the browser's file picker when the input or its label is pressed. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      hidden
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        // Clears the input, so that the user can choose the same file again.
        target.value = ''
      }}
    />
  )
}
