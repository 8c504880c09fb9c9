import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form'
import { useFaultPlace, useFaultText, useFormKit } from './form-context.ts'

/**
 * One value of the form around it, by its name: its path in the form's values. An error goes as soon as what it says is mended; a new one
 * waits until the field is left (with `mode: 'onBlur'`) or the form is submitted.
 */
export function useField(name: string) {
  const { trigger } = useFormContext<FieldValues>()
  const { isClosed } = useFormKit()
  const { field, fieldState } = useController<FieldValues>({ name })
  const textOf = useFaultText()
  useFaultPlace(name)
  const value: unknown = field.value
  return {
    value,
    error: textOf(fieldState.error?.message),
    isClosed,
    onChange: (next: unknown): void => {
      field.onChange(next)
      if (fieldState.error) void trigger(name)
    },
    onBlur: (): void => {
      // What was said, also of an outage, stays until something else is typed. The rules would call it right, and the button under the pointer
      // would move before the press is over.
      if (fieldState.error) return
      // A field that was passed by empty is not called wrong before the form is submitted.
      if (value !== '' && value !== null && value !== undefined) field.onBlur()
    },
  }
}

/** What is wrong with a group of fields, by its path: "leave one of them switched on". Whoever asks shows it. */
export function useGroupError(name: string): string | undefined {
  const { errors } = useFormState()
  const textOf = useFaultText()
  useFaultPlace(name)
  return textOf(get<FieldErrors, FieldError | undefined>(errors, name)?.message)
}
