import { useField } from '#ui/forms/use-field.ts'
import { ConsentBox, type ConsentWords } from './consent-check.tsx'

/** The consent of the form around it, at `consent` in the body of its call. */
export function ConsentField({ words }: { words: ConsentWords }) {
  const { value, error, onChange } = useField('consent')
  return <ConsentBox words={words} checked={value === true} error={error} onChange={onChange} />
}
