import { useField } from '#ui/forms/use-field.ts'
import { ProfileControl, type ProfileControlProps } from './profile-control.tsx'
import { TimeUncertain } from './profile-form/time-uncertain.tsx'

type ProfileFieldProps = Pick<ProfileControlProps, 'field' | 'places' | 'required' | 'hint'>

/** One field of the profile, inside the surrounding form. */
export function ProfileFormField(props: ProfileFieldProps) {
  const { value, error, onChange, onBlur } = useField(props.field)
  return <ProfileControl {...props} value={String(value)} error={error} onChange={onChange} onBlur={onBlur} />
}

/** Whether the time of birth is certain, inside the surrounding form. */
export function TimeNote({ label }: { label?: string }) {
  const { value, onChange } = useField('isTimeUncertain')
  return <TimeUncertain value={String(value)} label={label} onChange={onChange} />
}
