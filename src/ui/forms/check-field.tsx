import { type ReactNode, useId } from 'react'
import styles from './check-field.module.css'
import field from './field.module.css'

type CheckFieldProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** True if the user must tick the checkbox. An error appears below the checkbox. */
  required?: true
  error?: string | undefined
  name?: string
  disabled?: boolean | undefined
  /** The id of the element that the checkbox expands and collapses. */
  opens?: string
}

/** A checkbox with a clickable label. */
export function CheckField({ label, checked, onChange, required, error, opens, name, disabled }: CheckFieldProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          disabled={disabled}
          checked={checked}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...(opens && { 'aria-expanded': checked, 'aria-controls': opens })}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {required && (
        <div aria-live="polite">
          {error && (
            <p id={id} className={`${field.error} ${styles.error}`}>
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
