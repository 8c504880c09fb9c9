import { useId } from 'react'
import styles from './settings-page.module.css'

type ChoiceBoxesProps<Value> = {
  label: string
  labelHidden?: boolean
  options: readonly Value[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  textOf: (option: Value) => string
  /** True if at least one option must stay ticked. */
  keepsLast?: boolean
  error?: string | undefined
  disabled: boolean
}

/** A choice of several options, such as the terms of a tier. Each option has a checkbox. */
export function ChoiceBoxes<Value extends string | number>({
  label,
  labelHidden = false,
  options,
  chosen,
  onChange,
  textOf,
  keepsLast = false,
  error,
  disabled,
}: ChoiceBoxesProps<Value>) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <p id={id} className={labelHidden ? 'visually-hidden' : styles.tier}>
        {label}
      </p>
      <div className={styles.checks}>
        {options.map((option) => {
          const isOn = chosen.includes(option)
          return (
            <label key={option} className={styles.check}>
              <input
                type="checkbox"
                checked={isOn}
                disabled={disabled || (keepsLast && isOn && chosen.length === 1)}
                onChange={() => onChange(options.filter((each) => chosen.includes(each) !== (each === option)))}
              />
              {textOf(option)}
            </label>
          )
        })}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
