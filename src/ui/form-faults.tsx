import { type ReactNode, useEffect, useRef } from 'react'
import styles from './form-faults.module.css'
import { Notice } from './notice.tsx'

type FormFaultsProps = {
  title: string
  /** What is to be said beside the faults, or where there are none. */
  note?: ReactNode
  faults: { field: string; text: string }[]
  /** How often the form was sent in vain: with each time the summary takes the focus. */
  refusals: number
}

/** What kept a form from being saved, at its head; each line leads to its field. */
export function FormFaults({ title, note, faults, refusals }: FormFaultsProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (refusals > 0) place.current?.focus()
  }, [refusals])

  function goTo(field: string): void {
    const control = place.current?.closest('form')?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    <div ref={place} className={styles.summary} tabIndex={-1}>
      {refusals > 0 && (faults.length > 0 || note) && (
        <Notice tone="danger" title={title}>
          {note && <p>{note}</p>}
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
