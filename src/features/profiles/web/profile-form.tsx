import { type SyntheticEvent, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { FormFaults } from '#ui/form-faults.tsx'
import type { CurrentUser, ProfileField, ProfileView } from '../schemas.ts'
import type { LastCheckout } from '../rules.ts'
import { ConsentCheck } from './consent-check.tsx'
import { ProfileControl } from './profile-control.tsx'
import styles from './profile-form.module.css'
import { useProfileMessages } from './messages.ts'
import { TimeUncertain } from './time-uncertain.tsx'
import { type ProfileForm as Form, useProfileForm } from './use-profile-form.ts'

type ProfileFormProps = {
  user: CurrentUser
  /** What this browser remembers of the last checkout; the form begins with it where there is no profile. */
  lastCheckout: LastCheckout | null
  onSaved: (profile: ProfileView) => void
  /** Left out: there is nothing to go back to, because a name is still missing. */
  onCancel?: () => void
}

/** The whole profile at once, to create or to change it (docs/contract.md, "Profile and plan"). */
export function ProfileForm({ user, lastCheckout, onSaved, onCancel }: ProfileFormProps) {
  const messages = useProfileMessages()
  const titleId = useId()
  const form = useProfileForm({ user, lastCheckout, onSaved })
  const { title, lead, submit } = user.profile ? messages.edit : messages.create

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form className={styles.form} noValidate aria-labelledby={titleId} onSubmit={send}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <p>{lead}</p>
      </header>
      <Summary form={form} />
      <Section name="personal">
        <Controls form={form} fields={['firstName', 'lastName', 'email', 'phoneNumber']} />
        <Controls form={form} fields={['gender', 'maritalStatus', 'occupation', 'currentLocation']} />
      </Section>
      <Section name="astrological">
        <Controls form={form} fields={['birthDate']} />
        <div>
          <Controls form={form} fields={['birthTime']} />
          <TimeUncertain
            value={form.fields.isTimeUncertain}
            onChange={(value) => form.change('isTimeUncertain', value)}
          />
        </div>
        <div className={styles.wide}>
          <Controls form={form} fields={['birthPlace']} />
        </div>
      </Section>
      <Section name="wishes">
        <div className={styles.wide}>
          <Controls form={form} fields={['additionalNotes']} />
        </div>
      </Section>
      {form.needsConsent && (
        <ConsentCheck checked={form.consent} error={form.errors.consent} onChange={form.tickConsent} />
      )}
      <div className={styles.bar}>
        <p className={styles.unsaved} role="status">
          {form.isChanged && !form.busy && messages.unsaved}
        </p>
        {onCancel && <Button onClick={onCancel}>{messages.cancel}</Button>}
        <Button type="submit" kind="primary" busy={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

function Section({ name, children }: { name: 'personal' | 'astrological' | 'wishes'; children: React.ReactNode }) {
  const { title, why } = useProfileMessages().sections[name]
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.why}>
        <h3 id={id} className="type-h3">
          {title}
        </h3>
        <p>{why}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

function Controls({ form, fields }: { form: Form; fields: Exclude<ProfileField, 'isTimeUncertain'>[] }) {
  return fields.map((field) => (
    <ProfileControl
      key={field}
      field={field}
      places="all"
      required={field === 'firstName' || field === 'lastName'}
      value={form.fields[field]}
      error={form.errors[field]}
      onChange={(value) => form.change(field, value)}
      onBlur={() => form.leave(field)}
    />
  ))
}

function Summary({ form: { errors, failure, refusals } }: { form: Form }) {
  const messages = useProfileMessages()
  const found = Object.entries(errors).filter(([, text]) => text) as [ProfileField | 'consent', string][]
  const faults = found.map(([field, text]) => {
    const name = field === 'consent' ? messages.consent.title : messages.fields[field]
    return { field, text: withName(name, text) }
  })
  return (
    <FormFaults
      title={failure ?? messages.faults.title(faults.length)}
      note={failure && faults.length === 0 ? messages.failed.kept : undefined}
      faults={faults}
      refusals={refusals}
    />
  )
}

/** Some sentences begin with the name of their field already. */
function withName(name: string, text: string): string {
  return text.startsWith(name) ? text : `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
