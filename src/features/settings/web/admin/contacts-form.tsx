import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

type Contacts = SectionProps['view']['contacts']

const FIELDS: { name: keyof Contacts; type: string }[] = [
  { name: 'providerEmail', type: 'email' },
  { name: 'ordersEmail', type: 'email' },
  { name: 'messengerHandle', type: 'text' },
  { name: 'messengerLink', type: 'url' },
]

/** Where customers find people; an empty field is what the environment says. */
export function ContactsForm(props: SectionProps) {
  const messages = useMessages()
  const { defaults } = props.view
  const [contacts, setContacts] = useState(props.view.contacts)
  const hints: Partial<Record<keyof Contacts, string>> = {
    providerEmail: messages.providerEmailHint,
    ordersEmail: messages.ordersEmailHint,
  }
  const given = () =>
    Object.fromEntries(FIELDS.map(({ name }) => [name, contacts[name].trim() || defaults.contacts[name]])) as Contacts
  return (
    <SectionForm {...props} changes={() => ({ contacts: given() })}>
      {(faults, isClosed) => (
        <div className={`fields-in-line ${styles.fields}`}>
          {FIELDS.map(({ name, type }) => (
            <Field
              key={name}
              type={type}
              label={messages[name]}
              hint={[hints[name], messages.usual(defaults.contacts[name])].filter(Boolean).join(' ')}
              value={contacts[name]}
              onChange={(value) => setContacts({ ...contacts, [name]: value })}
              error={faults[`contacts.${name}`]}
              disabled={isClosed}
            />
          ))}
        </div>
      )}
    </SectionForm>
  )
}
