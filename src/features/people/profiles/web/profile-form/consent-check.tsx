import { useId } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useField } from '#ui/forms/use-field.ts'
import { findProblem } from '#ui/data/request.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import styles from './consent-check.module.css'

type ConsentFieldProps = { words: { text: string; more: string; newTab: string } }

/**
 * The checkbox for consent to the storage of personal data. It is the field `consent` of the surrounding form. It is never ticked in advance,
 * and never part of another agreement.
 */
export function ConsentField({ words }: ConsentFieldProps) {
  const { value, error, onChange } = useField('consent')
  const { href } = useNavigation()
  const id = useId()
  return (
    <div className={styles.consent}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name="consent"
          checked={value === true}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{words.text}</span>
      </label>
      {/* A `Link` would leave the page, and the input would be lost. */}
      <a href={href('/privacy')} target="_blank" rel="noopener" className={styles.more}>
        {words.more} <span className="visually-hidden">{words.newTab}</span>
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

/** If the server refused a call because consent is missing, shows the message below the checkbox and returns true. */
export function isConsentRefused<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const problem = findProblem(error)
  if (problem?.code !== 'consent.required') return false
  // The type of the form's values may not include the checkbox.
  form.setError('consent' as Path<Values>, { type: 'server', message: problem.message })
  return true
}
