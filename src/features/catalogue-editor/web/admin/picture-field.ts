/** What chooses a picture: `value` is its address, or null for none. */
export type PictureFieldProps = {
  label: string
  hint?: string | undefined
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
  disabled?: boolean
}
