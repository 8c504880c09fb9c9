import { Field, type InputProps, type TextProps } from './field.tsx'
import { useFormKit } from './form-context.ts'
import { useField } from './use-field.ts'

/** The properties that the form provides. If the form has no error for the field, the field shows the caller's `error`. */
type FormManagedProp = 'value' | 'onChange' | 'multiline'

type TypingProps = {
  name: string
  /** The text that the field shows until the user types something. The text can depend on other fields. */
  usual?: string
  /** Converts the typed text to the field's value, for example to its digits only. */
  format?: (typed: string) => string
  /** Called after the value has changed. `submit` submits the form, for example when a code is complete. */
  onChange?: (value: string, submit: () => void) => void
}

/** A text field with one line in the surrounding form. */
export function TextField({
  name,
  usual,
  format,
  onChange,
  ...rest
}: TypingProps & Omit<InputProps, FormManagedProp | 'name'>) {
  return <Field {...rest} {...useText({ name, usual, format, onChange }, rest)} name={name} />
}

/** A text field with several lines in the surrounding form. */
export function TextAreaField({
  name,
  usual,
  format,
  onChange,
  ...rest
}: TypingProps & Omit<TextProps, FormManagedProp | 'name'>) {
  return <Field {...rest} {...useText({ name, usual, format, onChange }, rest)} name={name} multiline />
}

/** A whole number in the surrounding form, or null when empty. Characters other than digits are removed. */
export function NumberField({
  name,
  maxDigits,
  ...rest
}: { name: string; maxDigits: number } & Omit<InputProps, FormManagedProp | 'name'>) {
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
  { name, usual = '', format = (typed) => typed, onChange: after }: TypingProps,
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
