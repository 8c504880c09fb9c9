import { type ReactNode, useId, useRef } from 'react'
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

/**
 * A checkbox with a clickable label. A press also leaves the field before it, which may set the tick. The click then means the opposite of
 * the tick that was shown when the press began.
 */
export function CheckField({ label, checked, onChange, required, error, opens, name, disabled }: CheckFieldProps) {
  const id = useId()
  const pressedOn = useRef<boolean>(undefined)
  const forgetPress = () => {
    pressedOn.current = undefined
  }
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only remembers the tick at the press. */}
      <label
        className={styles.label}
        onPointerDown={() => {
          pressedOn.current = checked
        }}
        onPointerCancel={forgetPress}
        onKeyDown={forgetPress}
      >
        <input
          type="checkbox"
          name={name}
          disabled={disabled}
          checked={checked}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...(opens && { 'aria-expanded': checked, 'aria-controls': opens })}
          onChange={({ target }) => {
            onChange(pressedOn.current === undefined ? target.checked : !pressedOn.current)
            forgetPress()
          }}
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
