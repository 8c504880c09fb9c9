import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isComposing } from '#ui/forms/composing.ts'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { EmailAddress } from '#ui/text/email-address.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ProfileMessages } from '../messages/page.en.ts'
import type { CurrentUser, ProfileField } from '../schemas.ts'
import { birthDateText } from './birth-date-text.ts'
import { useProfileMessages } from './messages.ts'
import styles from './profile-card.module.css'
import { ProfileFormField, TimeNote } from './profile-field.tsx'
import { ConsentField } from './profile-form/consent-check.tsx'
import { type FieldEdit, useFieldEdit } from './use-field-edit.ts'

type EditedField = Exclude<ProfileField, 'email' | 'isTimeUncertain'>

const MAIN: EditedField[] = ['firstName', 'lastName', 'birthDate', 'birthTime', 'birthPlace', 'currentLocation']
const DETAILS: EditedField[] = ['phoneNumber', 'gender', 'maritalStatus', 'occupation', 'additionalNotes']

/** The card with the customer's data. Each line can be edited in place. */
export function ProfileCard({ user, onEditAll }: { user: CurrentUser; onEditAll: () => void }) {
  const messages = useProfileMessages()
  const edit = useFieldEdit(user)
  const [isMore, setMore] = useState(false)
  const moreId = useId()
  const email = user.profile?.email || user.email

  return (
    <Card>
      <h2 className="type-h3">{messages.card.title}</h2>
      <dl className={styles.rows}>
        {MAIN.map((field) => (
          <Row key={field} field={field} user={user} edit={edit} />
        ))}
      </dl>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isMore}
        aria-controls={moreId}
        onClick={() => setMore(!isMore)}
      >
        {messages.card.more}
      </button>
      <dl id={moreId} className={styles.rows} hidden={!isMore}>
        <div className={styles.row}>
          <dt>{messages.fields.email}</dt>
          <Value text={email && <EmailAddress email={email} />} />
        </div>
        {DETAILS.map((field) => (
          <Row key={field} field={field} user={user} edit={edit} />
        ))}
      </dl>
      <div className={styles.all}>
        <Button wide onClick={onEditAll}>
          {messages.card.editAll}
        </Button>
      </div>
    </Card>
  )
}

function Row({ field, user, edit }: { field: EditedField; user: CurrentUser; edit: FieldEdit }) {
  const messages = useProfileMessages()
  const lang = useLang()
  const text = valueText(messages, field, user)
  const isOpen = edit.open === field
  return (
    <div className={styles.row} data-saved={edit.saved === field || undefined}>
      <dt className={isOpen ? 'visually-hidden' : undefined}>{messages.fields[field]}</dt>
      {isOpen ? (
        <dd className={styles.editor}>
          <FieldEditor field={field} edit={edit} />
        </dd>
      ) : (
        <>
          <Value
            text={field === 'birthDate' ? birthDateText(text, lang) : text}
            note={noteText(messages, field, user)}
          />
          <dd className={styles.pencil}>
            <button
              type="button"
              aria-label={messages.card.change(messages.fields[field])}
              onClick={() => edit.edit(field)}
              ref={(button) => {
                if (edit.returning.current !== field) return
                edit.returning.current = undefined
                button?.focus()
              }}
            >
              {edit.saved === field ? <Icon name="check" size={20} /> : <PencilIcon />}
            </button>
          </dd>
        </>
      )}
    </div>
  )
}

type FieldEditorProps = { field: Exclude<ProfileField, 'isTimeUncertain'>; edit: FieldEdit }

/** The editor of one field. Enter or the check mark saves. Escape or the cross cancels. */
function FieldEditor({ field, edit }: FieldEditorProps) {
  const { card, consent } = useProfileMessages()
  const buttons = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const control = buttons.current?.closest('form')?.elements.namedItem(field)
    if (!(control instanceof HTMLElement)) return
    control.focus()
    if (control instanceof HTMLInputElement) control.select()
  }, [field])

  function press(event: KeyboardEvent): void {
    // The list of suggestions handles Escape itself.
    if (event.key === 'Escape' && !edit.isBusy && !isComposing(event)) edit.close()
  }

  return (
    <Form
      className={styles.fieldEditor}
      form={edit.form}
      onSubmit={edit.save}
      onRefused={edit.explain}
      failureText={edit.failureText}
      failureField={field}
      onKeyDown={press}
    >
      <ProfileFormField field={field} places="short" />
      {field === 'birthTime' && <TimeNote />}
      {edit.needsConsent && <ConsentField words={consent} />}
      <div className={styles.buttons} ref={buttons}>
        <SubmitButton square aria-label={card.save}>
          <Icon name="check" size={20} />
        </SubmitButton>
        <Button square disabled={edit.isBusy} aria-label={card.cancel} onClick={edit.close}>
          <Icon name="close" size={20} />
        </Button>
      </div>
    </Form>
  )
}

function Value({ text, note }: { text: ReactNode; note?: string | undefined }) {
  const { notGiven } = useProfileMessages()
  return (
    <dd className={text ? styles.value : styles.empty}>
      <bdi>{text || notGiven}</bdi>
      {note && <span className={styles.note}> {note}</span>}
    </dd>
  )
}

function valueText(
  messages: ProfileMessages,
  field: EditedField,
  { profile, firstName, lastName }: CurrentUser,
): string {
  const value = profile?.[field] ?? { firstName, lastName }[field as string] ?? ''
  const named: Record<string, string> =
    { gender: messages.genders, maritalStatus: messages.maritalStatuses }[field as string] ?? {}
  return named[value] ?? value
}

function noteText(messages: ProfileMessages, field: EditedField, { profile }: CurrentUser): string | undefined {
  return field === 'birthTime' && profile?.isTimeUncertain === 'true' ? messages.approximate : undefined
}

/** The icon of the edit button. It is not in the UI kit, because every page loads all icons of the kit, and this icon is rarely needed. */
function PencilIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M4.5 19.5l1-4.5L16.5 4l3.5 3.5L9 18.5zM14 6.5l3.5 3.5" />
    </svg>
  )
}
