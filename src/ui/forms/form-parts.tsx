import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import { Button, type ButtonVariant } from '../layout/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { findFieldPlace, REFUSED_HERE, useFaultText, useFormKit } from './form-context.ts'
import styles from './form-summary.module.css'

type SubmitButtonProps<Values extends FieldValues, Input> = {
  /** For a button outside its form: the id of the form. */
  of?: UseFormReturn<Values, unknown, Input>
  /** Busy also while the form waits for something else. */
  busy?: boolean
} & ButtonVariant &
  Omit<ComponentPropsWithRef<'button'>, 'type' | 'children'>

/** Submits the surrounding form; busy meanwhile. */
export function SubmitButton<Values extends FieldValues, Input>({
  of,
  busy = false,
  ...rest
}: SubmitButtonProps<Values, Input>) {
  const { isSubmitting } = useFormState(of && { control: of.control })
  return <Button kind="primary" {...rest} type="submit" busy={isSubmitting || busy} />
}

type FormFailureProps = {
  title?: string | undefined
  action?: ReactNode
  /** Also shown when each fault is shown under its field. */
  besideFaults?: boolean
  /** Replaces the server's message, by error code. */
  texts?: Record<string, string>
}

/** Errors of the whole form: the server's message, an outage, faults without a field here. */
export function FormFailure({ title, action, besideFaults = false, texts = {} }: FormFailureProps) {
  const { names } = useFormKit()
  const { errors } = useFormState()
  const textOf = useFaultText()
  const { server, homeless } = errors.root ?? {}
  const paths = pathsOf(errors)
  const lost = paths.filter((path) => findFieldPlace(path, names) === undefined)
  const isSaidBelow = !besideFaults && paths.length > lost.length
  const code = server?.type === REFUSED_HERE ? 'http.invalid' : String(server?.type)
  const whole = isSaidBelow ? homeless?.message : server && (texts[code] ?? server.message)
  const said = [whole, ...lost.map((path) => textOf(faultAt(errors, path)))].filter(Boolean)
  if (said.length === 0) return null
  return (
    <Notice tone="danger" title={title} action={action}>
      {said.join(' ')}
    </Notice>
  )
}

type FormSummaryProps = {
  /** How many fields are wrong. */
  title: (count: number) => string
  /** Shown with an error of the whole form, when no field is wrong. */
  note?: ReactNode
  /** An error of the whole form is shown below the title, not in its place. */
  keepsTitle?: boolean
  /** A fault with the name of its field; by default only its text. */
  lineOf?: (name: string, text: string) => string
  /** Replaces the server's message, by error code. */
  texts?: Record<string, string>
}

/** The errors of a refused form, at its top: each line links to its field. It takes the focus after a refusal. */
export function FormSummary({
  title,
  note,
  keepsTitle = false,
  lineOf = (_, text) => text,
  texts = {},
}: FormSummaryProps) {
  const { names, hasSummary, refusals } = useFormKit()
  const { errors } = useFormState()
  const textOf = useFaultText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    hasSummary.current = true
    return () => {
      hasSummary.current = false
    }
  }, [hasSummary])
  useEffect(() => {
    if (refusals > 0) place.current?.focus()
  }, [refusals])

  // A field that a fault has just revealed is not among the names yet.
  const faults = [...new Set([...names, ...pathsOf(errors)])].flatMap((field) => {
    const text = textOf(faultAt(errors, field))
    return text ? [{ field, text: lineOf(field, text) }] : []
  })
  const { server } = errors.root ?? {}
  const failure = server && server.type !== REFUSED_HERE && (texts[String(server.type)] ?? server.message)
  const said = keepsTitle ? failure : failure && faults.length === 0 ? note : undefined

  function goTo(field: string): void {
    const control = place.current?.closest('form')?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    <div ref={place} className={styles.summary} tabIndex={-1}>
      {refusals > 0 && (failure || faults.length > 0) && (
        <Notice tone="danger" title={(!keepsTitle && failure) || title(faults.length)}>
          {said && <p>{said}</p>}
          {faults.length > 0 && (
            <ul className={styles.faults} data-plain>
              {faults.map(({ field, text }) => (
                <li key={field}>
                  <button type="button" onClick={() => goTo(field)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}

function faultAt(errors: FieldErrors, path: string): string | undefined {
  return get<FieldErrors, FieldError | undefined>(errors, path)?.message
}

function pathsOf(errors: object, before = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (name === 'root' || typeof error !== 'object' || error === null) return []
    return 'message' in error ? [before + name] : pathsOf(error, `${before}${name}.`)
  })
}
