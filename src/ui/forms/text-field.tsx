import { Field, type InputProps, type TextProps } from './field.tsx'
import { useFormKit } from './form-context.ts'
import { useField } from './use-field.ts'

/** What the form knows itself. An `error` of the caller is shown while the form has none for the field. */
type Connected = 'value' | 'onChange' | 'multiline'

type Typed = {
  name: string
  /** What stands in the field until something is typed there, e.g. because it depends on other fields. */
  usual?: string
  /** What stands in the field when this was typed, e.g. its digits alone. */
  format?: (typed: string) => string
  /** After the value has changed; `submit` submits the form, e.g. because a code is whole. */
  onChange?: (value: string, submit: () => void) => void
}

/** A line of text in the form around it. */
export function TextField({ name, usual, format, onChange, ...rest }: Typed & Omit<InputProps, Connected | 'name'>) {
  return <Field {...rest} {...useText({ name, usual, format, onChange }, rest)} name={name} />
}

/** Several lines of text in the form around it. */
export function TextAreaField({ name, usual, format, onChange, ...rest }: Typed & Omit<TextProps, Connected | 'name'>) {
  return <Field {...rest} {...useText({ name, usual, format, onChange }, rest)} name={name} multiline />
}

/** A whole number in the form around it, or null where nothing is typed. Other signs than digits are left out. */
export function NumberField({
  name,
  maxDigits,
  ...rest
}: { name: string; maxDigits: number } & Omit<InputProps, Connected | 'name'>) {
  const { value, error, isClosed, onChange, onBlur } = useField(name)
  return (
    <Field
      inputMode="numeric"
      {...rest}
      name={name}
      value={typeof value === 'number' ? String(value) : ''}
      error={error ?? rest.error}
      disabled={isClosed || rest.disabled}
      onBlur={onBlur}
      onChange={(typed) => {
        const digits = typed.replace(/\D/g, '').slice(0, maxDigits)
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}

function useText(
  { name, usual = '', format = (typed) => typed, onChange: after }: Typed,
  { disabled, error: ownError }: Pick<InputProps, 'disabled' | 'error'>,
) {
  const { value, error, isClosed, onChange, onBlur } = useField(name)
  const { submit } = useFormKit()
  return {
    value: typeof value === 'string' ? value : usual,
    error: error ?? ownError,
    disabled: isClosed || disabled,
    onBlur,
    onChange: (typed: string): void => {
      const next = format(typed)
      onChange(next)
      after?.(next, submit)
    },
  }
}
