import { useState } from 'react'
import { type Lang, LANGS } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { asksConsent, findFieldFault, NO_FIELDS } from '#features/people/profiles/rules.ts'
import type { ProfileField, ProfileFields } from '#features/people/profiles/schemas.ts'
import { useProfileMessages } from '#features/people/profiles/web/messages.ts'
import { ProfileFormField, TimeNote } from '#features/people/profiles/web/profile-field.tsx'
import { useApi } from '#ui/data/api.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { FormSummary } from '#ui/forms/form-summary.tsx'
import { LeaveQuestion } from '#ui/forms/leave-question.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { useLang } from '#ui/text/messages.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { ClientView } from '../schemas.ts'
import { ConsentBox } from './consent-box.tsx'
import { useMessages } from './messages.ts'
import styles from './partner.module.css'

type ClientFormProps = { client?: ClientView; onSaved: (client: ClientView) => void }
type ClientValues = ProfileFields & { lang: Lang; consent: boolean }

const SECTIONS = {
  person: ['firstName', 'lastName', 'email', 'phoneNumber', 'gender', 'maritalStatus', 'occupation', 'currentLocation'],
  birth: ['birthDate', 'birthPlace', 'birthTime'],
  notes: ['additionalNotes'],
} as const

/** The form in which a partner enters a client. It has the fields and rules of the profile form. */
export function ClientForm({ client, onSaved }: ClientFormProps) {
  const messages = useMessages()
  const profile = useProfileMessages()
  const lang = useLang()
  const api = useApi()
  // An open form creates only one client, even if it is sent several times.
  const [clientId] = useState(newId)
  const form = useRuleForm<ClientValues>({
    defaultValues: { ...startOf(client), lang: client?.lang ?? lang, consent: false },
    faultsOf,
  })
  const needsConsent = (fields: ProfileFields) => !client?.consent.given && asksConsent(fields)

  function faultsOf({ consent, lang: _, ...fields }: ClientValues) {
    const found: Partial<Record<keyof ClientValues, string>> = {}
    for (const field of Object.keys(fields) as ProfileField[]) {
      const code = findFieldFault(field, fields[field], new Date())
      if (code) found[field] = profile.faults[code]
    }
    if (needsConsent(fields) && !consent) found.consent = messages.consent.missing
    return found
  }

  async function save({ consent: _, ...values }: ClientValues): Promise<void> {
    const body = { ...values, ...(needsConsent(values) && { consent: true }) }
    const saved = client
      ? await api.put('/api/partner/clients/{id}', { path: { id: client.id }, query: { lang }, body })
      : await api.post('/api/partner/clients', { query: { lang }, body: { ...body, clientId } })
    showToast({ title: messages.saved })
    onSaved(saved)
  }

  return (
    <Form form={form} onSubmit={save} className={styles.form} aria-label={messages.clients.edit}>
      <LeaveQuestion isOfQuery />
      <FormSummary title={messages.clients.check} />
      {(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((section) => (
        <fieldset key={section} className={styles.section}>
          <legend>{messages.clients.sections[section]}</legend>
          <div className={section === 'notes' ? styles.form : `fields-in-line ${styles.inLine}`}>
            {SECTIONS[section].map((field) => (
              <ProfileFormField
                key={field}
                field={field}
                places="all"
                required={field === 'firstName' || field === 'lastName'}
                hint={messages.clients.hints[field]}
              />
            ))}
            {section === 'person' && (
              <SelectField
                name="lang"
                label={messages.clients.lang}
                options={LANGS.map((value) => ({ value, text: messages.clients.langs[value] }))}
              />
            )}
          </div>
          {section === 'birth' && <TimeNote label={messages.clients.timeUncertain} />}
        </fieldset>
      ))}
      {needsConsent(form.watch()) && <ConsentBox />}
      <div className={styles.buttons}>
        <SubmitButton>{messages.save}</SubmitButton>
      </div>
    </Form>
  )
}

function startOf(client: ClientView | undefined): ProfileFields {
  if (!client) return NO_FIELDS
  const names = Object.keys(NO_FIELDS) as ProfileField[]
  // The cast is correct, because the keys are exactly the keys of `ProfileFields`.
  return Object.fromEntries(names.map((name) => [name, client[name]])) as ProfileFields
}
