import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { settingsShape } from '../../schemas.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

type Contacts = SectionProps['view']['contacts']

/** The fields that may be empty: a shop does not need a messenger. */
const MAY_BE_EMPTY = new Set<keyof Contacts>(['messengerHandle', 'messengerLink'])

const FIELDS: { name: keyof Contacts; type: string }[] = [
  { name: 'providerEmail', type: 'email' },
  { name: 'ordersEmail', type: 'email' },
  { name: 'messengerHandle', type: 'text' },
  { name: 'messengerLink', type: 'url' },
]

/**
 * The form of the shop's contacts. If an e-mail address is empty, the environment's value applies. If the messenger is empty, the shop has
 * no messenger.
 */
export function ContactsForm(props: SectionProps) {
  const messages = useMessages()
  const { contacts, defaults } = props.view
  const form = useSchemaForm({
    schema: settingsShape.pick({ contacts: true }),
    defaultValues: { contacts },
    toInput: ({ contacts: typed }: { contacts: Contacts }) => ({
      // The result has all fields of the contacts.
      contacts: Object.fromEntries(
        FIELDS.map(({ name }) => [name, typed[name].trim() || (MAY_BE_EMPTY.has(name) ? '' : defaults.contacts[name])]),
      ) as Contacts,
    }),
  })
  const hints: Partial<Record<keyof Contacts, string>> = {
    providerEmail: messages.providerEmailHint,
    ordersEmail: messages.ordersEmailHint,
  }
  return (
    <SectionForm {...props} form={form}>
      <div className={`fields-in-line ${styles.fields}`}>
        {FIELDS.map(({ name, type }) => (
          <TextField
            key={name}
            name={`contacts.${name}`}
            type={type}
            label={messages[name]}
            hint={[hints[name], MAY_BE_EMPTY.has(name) ? messages.none : messages.usual(defaults.contacts[name])]
              .filter(Boolean)
              .join(' ')}
          />
        ))}
      </div>
    </SectionForm>
  )
}
