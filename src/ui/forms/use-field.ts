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
 * One value of the surrounding form. `name` is the path of the value in the form's values. An error disappears as soon as it is fixed. A new error
 * appears when the user leaves the field (with `mode: 'onBlur'`) or submits the form.
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
      // An error, also one of a failed connection, stays until the user types something else. Validation on blur would remove the error, and the
      // button under the pointer would move during the press.
      if (fieldState.error) return
      // An empty field is not marked as wrong when the user leaves it. It is marked when the form is submitted.
      if (value !== '' && value !== null && value !== undefined) field.onBlur()
    },
  }
}

/** The error of a group of fields, for example "leave one of them switched on". `name` is the path of the group. The caller shows this error. */
export function useGroupError(name: string): string | undefined {
  const { errors } = useFormState()
  const textOf = useFaultText()
  useFaultPlace(name)
  return textOf(get<FieldErrors, FieldError | undefined>(errors, name)?.message)
}
