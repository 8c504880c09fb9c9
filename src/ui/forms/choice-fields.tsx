import type { ComponentProps } from 'react'
import { CheckField as CheckBox } from './check-field.tsx'
import { SelectField as SelectBox } from './select-field.tsx'
import { useField } from './use-field.ts'

type FormManagedProp = 'value' | 'checked' | 'onChange' | 'error' | 'name'

/** A choice among a few options in the surrounding form. */
export function SelectField({
  name,
  onChange,
  ...rest
}: { name: string; onChange?: (value: string) => void } & Omit<ComponentProps<typeof SelectBox>, FormManagedProp>) {
  const field = useField(name)
  return (
    <SelectBox
      {...rest}
      name={name}
      value={typeof field.value === 'string' ? field.value : ''}
      error={field.error}
      disabled={field.isClosed || rest.disabled}
      onBlur={field.onBlur}
      onChange={(value) => {
        field.onChange(value)
        onChange?.(value)
      }}
    />
  )
}

/** A checkbox in the surrounding form. */
export function CheckField({
  name,
  ...rest
}: { name: string } & Omit<ComponentProps<typeof CheckBox>, FormManagedProp>) {
  const { value, error, isClosed, onChange } = useField(name)
  return (
    <CheckBox
      {...rest}
      name={name}
      checked={value === true}
      error={error}
      disabled={isClosed || rest.disabled}
      onChange={onChange}
    />
  )
}
