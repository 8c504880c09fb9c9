import { useId } from 'react'
import styles from './settings-page.module.css'

type TermBoxesProps = {
  label: string
  /** The terms to choose from, in months. */
  steps: readonly number[]
  chosen: readonly number[]
  onChange: (terms: number[]) => void
  /** Formats a term in words. */
  textOf: (months: number) => string
  error?: string | undefined
  disabled: boolean
}

/** The terms of a tier, each with a checkbox. */
export function TermBoxes({ label, steps, chosen, onChange, textOf, error, disabled }: TermBoxesProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <p id={id} className={styles.tier}>
        {label}
      </p>
      <div className={styles.checks}>
        {steps.map((step) => (
          <label key={step} className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.includes(step)}
              disabled={disabled}
              onChange={() =>
                onChange(steps.filter((each) => (each === step ? !chosen.includes(each) : chosen.includes(each))))
              }
            />
            {textOf(step)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
