import { useId } from 'react'
import { useProfileMessages } from '../messages.ts'
import styles from './time-uncertain.module.css'

type TimeUncertainProps = {
  value: string
  onChange: (value: 'true' | '') => void
  /** Replaces the field's own label when somebody fills it in for another person. */
  label?: string | undefined
}

/** A note beside the time of birth. It disables nothing: an approximate time is worth keeping. */
export function TimeUncertain({ value, onChange, label }: TimeUncertainProps) {
  const { fields, hints } = useProfileMessages()
  const id = useId()
  const isUncertain = value === 'true'
  return (
    <div>
      <label className={styles.label}>
        <input
          type="checkbox"
          name="isTimeUncertain"
          checked={isUncertain}
          aria-describedby={isUncertain ? id : undefined}
          onChange={(event) => onChange(event.target.checked ? 'true' : '')}
        />
        {label ?? fields.isTimeUncertain}
      </label>
      <p id={id} className={styles.note} aria-live="polite">
        {isUncertain && hints.isTimeUncertain}
      </p>
    </div>
  )
}
