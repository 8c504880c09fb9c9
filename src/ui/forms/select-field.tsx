import { type ComponentPropsWithRef, useId } from 'react'
import field from './field.module.css'
import styles from './select-field.module.css'

/** An option. Options with a `group` are listed below the other options, under the name of the group. */
export type SelectOption = { value: string; text: string; group?: string }

type SelectFieldProps = {
  label: string
  /** A text below the label. */
  hint?: string | undefined
  error?: string | undefined
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
} & Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'id' | 'children' | 'className'>

/** A choice among a few options: the browser's own select element in the style of a field. */
export function SelectField({ label, hint, error, value, onChange, options, ...rest }: SelectFieldProps) {
  const id = useId()
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined
  const groups = [...new Set(options.flatMap(({ group }) => group ?? []))]
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={`${field.box} ${styles.box}`}>
        <select
          {...rest}
          id={id}
          className={`${field.control} ${styles.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <Options options={options.filter(({ group }) => group === undefined)} />
          {groups.map((label) => (
            <optgroup key={label} label={label}>
              <Options options={options.filter(({ group }) => group === label)} />
            </optgroup>
          ))}
        </select>
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}error`} className={field.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

function Options({ options }: Pick<SelectFieldProps, 'options'>) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}
