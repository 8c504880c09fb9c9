import { useId } from 'react'
import { Link } from '#ui/link.tsx'
import { useMessages } from './messages.ts'
import styles from './partner.module.css'

type ConsentBoxProps = { checked: boolean; error: string | undefined; onChange: (isTicked: boolean) => void }

/** That the client agreed; never ticked beforehand. */
export function ConsentBox({ checked, error, onChange }: ConsentBoxProps) {
  const { consent } = useMessages()
  const id = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="consent"
          checked={checked}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {consent.label} <Link href="/privacy">{consent.more}</Link>
        </span>
      </label>
      <p id={id} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
