import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './field.module.css'

type Common = {
  label: ReactNode
  /** A text below the label. A screen reader reads this text together with the field. */
  hint?: ReactNode
  /** The error is shown in addition to the other texts and does not move the focus. A screen reader announces it when it appears. */
  error?: ReactNode
  /** The error of a field for digits. It is shown below the box after the user typed a letter, until the user types a digit. */
  refusal?: string | undefined
  /** The shop's interpretation of the typed text. It is shown below the box if there is no error. A screen reader announces it. */
  note?: ReactNode
  value: string
  onChange: (value: string) => void
  /** True if only screen readers get the label, for example beside a search icon. */
  labelHidden?: boolean
  /** Content at the end of the box, for example a unit or a button. */
  after?: ReactNode
  className?: string
}

export type InputProps = Common & { multiline?: false } & Omit<ComponentPropsWithRef<'input'>, keyof Common | 'id'>
export type TextProps = Common & { multiline: true } & Omit<ComponentPropsWithRef<'textarea'>, keyof Common | 'id'>

export type FieldProps = InputProps | TextProps

/**
 * One question and one answer: the label at the top, the hint below the label, the error below the box. All other properties go to the native
 * control.
 */
export function Field({
  label,
  hint,
  error,
  refusal,
  note,
  labelHidden,
  after,
  className,
  onChange,
  ...rest
}: FieldProps) {
  const id = useId()
  const [isRefused, setIsRefused] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const canRefuse = refusal !== undefined
  // React's `onBeforeInput` does not fire for a letter that an input mask has already rejected.
  useEffect(() => {
    if (!canRefuse) return
    const element = box.current
    const look = ({ data }: InputEvent) => setIsRefused(/\p{L}/u.test(data ?? ''))
    element?.addEventListener('beforeinput', look)
    return () => element?.removeEventListener('beforeinput', look)
  }, [canRefuse])
  const quiet = isRefused ? refusal : note
  const said = error ? { className: styles.error, text: error } : quiet && { className: styles.hint, text: quiet }
  const hintId = hint ? `${id}hint` : undefined
  const errorId = said ? `${id}error` : undefined
  const shared = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    // The direction of a text that the user typed depends on its script.
    dir: rest.dir ?? (rest.multiline || rest.type === undefined ? 'auto' : undefined),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div ref={box} className={styles.box}>
        {rest.multiline ? <textarea rows={4} {...native(rest)} {...shared} /> : <input {...native(rest)} {...shared} />}
        {after}
      </div>
      <div aria-live="polite">
        {said && (
          <p id={errorId} className={said.className}>
            {said.text}
          </p>
        )}
      </div>
    </div>
  )
}

function native<P extends { multiline?: boolean }>({ multiline: _, ...props }: P) {
  return props
}
