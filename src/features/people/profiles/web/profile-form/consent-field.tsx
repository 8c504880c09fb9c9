import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useField } from '#ui/forms/use-field.ts'
import { problemOf } from '#ui/data/request.ts'
import { ConsentBox, type ConsentWords } from './consent-check.tsx'

/** The consent of the form around it, at `consent` in the body of its call. */
export function ConsentField({ words }: { words: ConsentWords }) {
  const { value, error, onChange } = useField('consent')
  return <ConsentBox words={words} checked={value === true} error={error} onChange={onChange} />
}

/** Puts what the server said of a missing consent under the box; tells whether that was why it refused. */
export function isConsentRefused<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const problem = problemOf(error)
  if (problem?.code !== 'consent.required') return false
  // The box stands in a form whose values need not name it.
  form.setError('consent' as Path<Values>, { type: 'server', message: problem.message })
  return true
}
