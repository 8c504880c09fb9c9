import { type ComponentType, createContext, use } from 'react'
import { TextField } from './text-field.tsx'
import { useField } from './use-field.ts'

type PicturePickerProps = {
  label: string
  hint?: string | undefined
  value: string
  onChange: (address: string) => void
  error?: string | undefined
  disabled?: boolean
}

/** A component that chooses a picture of the library. The panel provides this component for features that may not import the library. */
export const PicturePickerContext = createContext<ComponentType<PicturePickerProps> | undefined>(undefined)

type PictureFieldProps = { name: string; label: string; hint?: string }

/** The address of a picture in the surrounding form. Without a picture library the user types the address. */
export function PictureField(props: PictureFieldProps) {
  const Picker = use(PicturePickerContext)
  return Picker ? <ChosenPicture {...props} picker={Picker} /> : <TextField {...props} />
}

function ChosenPicture({
  name,
  picker: Picker,
  ...rest
}: PictureFieldProps & { picker: ComponentType<PicturePickerProps> }) {
  const { value, error, isClosed, onChange } = useField(name)
  return (
    <Picker
      {...rest}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      error={error}
      disabled={isClosed}
    />
  )
}
