import { type ReactNode, useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { Notice } from '../feedback/notice.tsx'
import { faultAt, pathsOf, REFUSED_HERE, useFaultText, useFormKit } from './form-context.ts'
import styles from './form-summary.module.css'

type FormSummaryProps = {
  /** Returns the title for this number of wrong fields. */
  title: (count: number) => string
  /** Shown above an error of the whole form, if no field is wrong. */
  note?: ReactNode
  /** True if an error of the whole form is below the title and does not replace the title. */
  keepsTitle?: boolean
  /** The text of an error together with the name of its field. By default only the text of the error. */
  lineOf?: (name: string, text: string) => string
  /** Texts by error code. They are shown instead of the server's message. */
  texts?: Record<string, string>
}

/** The errors of a refused form, at the top of the form. Each line links to its field. The summary gets the focus after a refusal. */
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

  // A field that appears only because of its error is not in `names` yet. So the list also contains the paths of all errors.
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
