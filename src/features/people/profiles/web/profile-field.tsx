import { useId } from 'react'
import { useField } from '#ui/forms/use-field.ts'
import { useProfileMessages } from './messages.ts'
import { ProfileControl, type ProfileControlProps } from './profile-control.tsx'
import styles from './profile-form/time-uncertain.module.css'

type ProfileFieldProps = Pick<ProfileControlProps, 'field' | 'places' | 'required' | 'hint'>

/** A field of the profile, connected to the surrounding form. */
export function ProfileFormField(props: ProfileFieldProps) {
  const { value, error, onChange, onBlur } = useField(props.field)
  return <ProfileControl {...props} value={String(value)} error={error} onChange={onChange} onBlur={onBlur} />
}

/** The checkbox for an uncertain time of birth, connected to the surrounding form. */
export function TimeNote({ label }: { label?: string }) {
  const { value, onChange } = useField('isTimeUncertain')
  return <TimeUncertain value={String(value)} label={label} onChange={onChange} />
}

type TimeUncertainProps = {
  value: string
  onChange: (value: 'true' | '') => void
  /** A label that replaces the default label if a person fills in the field for somebody else. */
  label?: string | undefined
}

/** A checkbox beside the time of birth. It does not disable the field for the time, because an approximate time is also useful. */
function TimeUncertain({ value, onChange, label }: TimeUncertainProps) {
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
