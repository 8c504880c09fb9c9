import { type Ref, useId } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { findProblem } from '#ui/data/request.ts'
import { useField } from '#ui/forms/use-field.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import styles from './consent-check.module.css'

export type ConsentWords = { text: string; more: string; newTab: string }

type ConsentBoxProps = {
  words: ConsentWords
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** Separate consent to the personal data that rituals reveal: never ticked in advance, never part of another agreement. */
export function ConsentBox({ checked, onChange, error, ref, words: consent }: ConsentBoxProps) {
  const { href } = useNavigation()
  const id = useId()
  return (
    <div className={styles.consent}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name="consent"
          ref={ref}
          checked={checked}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{consent.text}</span>
      </label>
      {/* Not a `Link`: leaving the page would lose the input. */}
      <a href={href('/privacy')} target="_blank" rel="noopener" className={styles.more}>
        {consent.more} <span className="visually-hidden">{consent.newTab}</span>
      </a>
      <div aria-live="polite">
        {error && (
          <p id={`${id}error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

/** The consent of the surrounding form, at `consent` in the body of its call. */
export function ConsentField({ words }: { words: ConsentWords }) {
  const { value, error, onChange } = useField('consent')
  return <ConsentBox words={words} checked={value === true} error={error} onChange={onChange} />
}

/** Shows the server's message about missing consent under the box; returns whether that was the reason. */
export function isConsentRefused<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const problem = findProblem(error)
  if (problem?.code !== 'consent.required') return false
  // The form's values need not contain the box.
  form.setError('consent' as Path<Values>, { type: 'server', message: problem.message })
  return true
}
