import { useId } from 'react'
import { useProfileMessages } from '#features/people/profiles/web/messages.ts'
import { useField } from '#ui/forms/use-field.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import { useMessages } from './messages.ts'
import styles from './partner.module.css'

/** The checkbox for the client's consent, in the field `consent` of the form. It is never ticked by default. */
export function ConsentBox() {
  const { consent } = useMessages()
  const { newTab } = useProfileMessages().consent
  const { href } = useNavigation()
  const { value, error, onChange } = useField('consent')
  const id = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="consent"
          checked={value === true}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {consent.label} {/* Not a `Link`: navigation would lose the typed text. */}
          <a href={href('/privacy')} target="_blank" rel="noopener">
            {consent.more} <span className="visually-hidden">{newTab}</span>
          </a>
        </span>
      </label>
      <p id={id} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
