import { Field } from '#ui/field.tsx'

/** What chooses a picture: `value` is its address, or null for none. */
export type PictureFieldProps = {
  label: string
  hint?: string | undefined
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
  disabled?: boolean
}

/** A picture by its address. */
export function PictureAddressField({ value, onChange, ...field }: PictureFieldProps) {
  return (
    <Field {...field} type="text" inputMode="url" value={value ?? ''} onChange={(text) => onChange(text || null)} />
  )
}
