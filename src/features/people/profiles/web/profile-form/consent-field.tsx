import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useField } from '#ui/forms/use-field.ts'
import { problemOf } from '#ui/data/request.ts'
import { ConsentBox, type ConsentWords } from './consent-check.tsx'

/** The consent of the surrounding form, at `consent` in the body of its call. */
export function ConsentField({ words }: { words: ConsentWords }) {
  const { value, error, onChange } = useField('consent')
  return <ConsentBox words={words} checked={value === true} error={error} onChange={onChange} />
}

/** Shows the server's message about missing consent under the box; returns whether that was the reason. */
export function isConsentRefused<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const problem = problemOf(error)
  if (problem?.code !== 'consent.required') return false
  // The form's values need not contain the box.
  form.setError('consent' as Path<Values>, { type: 'server', message: problem.message })
  return true
}
