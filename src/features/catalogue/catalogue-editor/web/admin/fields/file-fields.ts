import type { ComponentType } from 'react'

/** A control that chooses a picture or a recording: `value` is its address, or null for none. */
export type FileFieldProps = {
  label: string
  hint?: string | undefined
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
  disabled?: boolean
}

/** How files of the library are chosen. Passed in: the editor does not depend on the library feature. */
export type FileFields = { Picture: ComponentType<FileFieldProps>; Recording: ComponentType<FileFieldProps> }
