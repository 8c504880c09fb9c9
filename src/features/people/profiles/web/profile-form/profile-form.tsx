import { useId } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { FormSummary } from '#ui/forms/form-summary.tsx'
import type { CurrentUser, ProfileField, ProfileView } from '../../schemas.ts'
import type { LastCheckout } from '../../rules.ts'
import { ConsentField } from './consent-check.tsx'
import { ProfileFormField, TimeNote } from '../profile-field.tsx'
import styles from './profile-form.module.css'
import { useProfileMessages } from '../messages.ts'
import { useProfileForm } from './use-profile-form.ts'

type ProfileFormProps = {
  user: CurrentUser
  /** The data of the last checkout, which this browser stored. These data fill the form if there is no profile. */
  lastCheckout: LastCheckout | null
  onSaved: (profile: ProfileView) => void
  /** Undefined if the customer cannot go back, because a name is still missing. */
  onCancel?: () => void
}

/** The form of the whole profile. It creates the profile or changes it (docs/contract.md, "Profile and plan"). */
export function ProfileForm({ user, lastCheckout, onSaved, onCancel }: ProfileFormProps) {
  const messages = useProfileMessages()
  const titleId = useId()
  const { form, needsConsent, isChanged, save, explain, failureText } = useProfileForm({ user, lastCheckout, onSaved })
  // If the first or last name is empty, the name was copied from an order, and the customer has not filled in this form yet.
  const isKnown = user.profile && user.firstName !== '' && user.lastName !== ''
  const { title, lead, submit } = isKnown ? messages.edit : messages.create
  return (
    <Form
      className={styles.form}
      aria-labelledby={titleId}
      form={form}
      onSubmit={save}
      onRefused={explain}
      failureText={failureText}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <p>{lead}</p>
      </header>
      <FormSummary
        title={messages.faults.title}
        note={messages.failed.kept}
        lineOf={(field, text) =>
          withName(field === 'consent' ? messages.consent.title : messages.fields[field as ProfileField], text)
        }
      />
      <Section name="personal">
        <Controls fields={['firstName', 'lastName', 'email', 'phoneNumber']} />
        <Controls fields={['gender', 'maritalStatus', 'occupation', 'currentLocation']} />
      </Section>
      <Section name="astrological">
        <Controls fields={['birthDate']} />
        <div>
          <Controls fields={['birthTime']} />
          <TimeNote />
        </div>
        <div className={styles.wide}>
          <Controls fields={['birthPlace']} />
        </div>
      </Section>
      <Section name="wishes">
        <div className={styles.wide}>
          <Controls fields={['additionalNotes']} />
        </div>
      </Section>
      {needsConsent && <ConsentField words={messages.consent} />}
      <div className={styles.bar}>
        <p className={styles.unsaved} role="status">
          {isChanged && !form.formState.isSubmitting && messages.unsaved}
        </p>
        {onCancel && <Button onClick={onCancel}>{messages.cancel}</Button>}
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </Form>
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

type ControlName = Exclude<ProfileField, 'isTimeUncertain'>

function Controls({ fields }: { fields: ControlName[] }) {
  return fields.map((field) => (
    <ProfileFormField key={field} field={field} places="all" required={field === 'firstName' || field === 'lastName'} />
  ))
}

/** Puts the name of the field before an error text, unless the text already begins with the name. */
function withName(name: string, text: string): string {
  return text.startsWith(name) ? text : `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
