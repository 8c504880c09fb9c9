import { LANGS } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { type SyntheticEvent, useState } from 'react'
import type { FaultCode } from '#features/profiles/rules.ts'
import { asksConsent, faultOf, NO_FIELDS } from '#features/profiles/rules.ts'
import type { ProfileField, ProfileFields } from '#features/profiles/schemas.ts'
import { useProfileMessages } from '#features/profiles/web/messages.ts'
import { ProfileControl } from '#features/profiles/web/profile-control.tsx'
import { TimeUncertain } from '#features/profiles/web/time-uncertain.tsx'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { FormFaults } from '#ui/form-faults.tsx'
import { useLang } from '#ui/messages.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { ClientView } from '../schemas.ts'
import { ConsentBox } from './consent-box.tsx'
import { useMessages } from './messages.ts'
import styles from './partner.module.css'

type ClientFormProps = { client?: ClientView; onSaved: (client: ClientView) => void }
type Errors = Partial<Record<string, string>>

const SECTIONS = {
  person: ['firstName', 'lastName', 'email', 'phoneNumber', 'gender', 'maritalStatus', 'occupation', 'currentLocation'],
  birth: ['birthDate', 'birthPlace', 'birthTime'],
  notes: ['additionalNotes'],
} as const

/** The fields of the profile form and its rules, filled in for somebody else. */
export function ClientForm({ client, onSaved }: ClientFormProps) {
  const messages = useMessages()
  const profile = useProfileMessages()
  const lang = useLang()
  const [fields, setFields] = useState<ProfileFields>(() => startOf(client))
  const [clientLang, setClientLang] = useState(client?.lang ?? lang)
  const [consent, setConsent] = useState(false)
  // One opened form is one client, however often it is sent.
  const [clientId] = useState(newId)
  const [own, setOwn] = useState<Errors>({})
  const [refusals, setRefusals] = useState(0)
  const needsConsent = !client?.consent.given && asksConsent(fields)
  const api = useApi()
  const save = useAction(async () => {
    const body = { ...fields, lang: clientLang, ...(needsConsent && { consent: true as const }) }
    const saved = client
      ? await api.put('/api/partner/clients/{id}', { path: { id: client.id }, query: { lang }, body })
      : await api.post('/api/partner/clients', { query: { lang }, body: { ...body, clientId } })
    showToast({ title: messages.saved })
    onSaved(saved)
  })
  const errors: Errors = { ...save.faults, ...own }
  const found = Object.entries(errors).flatMap(([field, text]) => (text ? [{ field, text }] : []))

  const wrong = (field: ProfileField, value: string): string | undefined => {
    const code: FaultCode | undefined = faultOf(field, value, new Date())
    return code && profile.faults[code]
  }

  function change(field: ProfileField, value: string): void {
    setFields((before) => ({ ...before, [field]: value }))
    if (errors[field]) setOwn((before) => ({ ...before, [field]: wrong(field, value) }))
  }

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const names = Object.keys(fields) as ProfileField[]
    const faults: Errors = Object.fromEntries(names.map((field) => [field, wrong(field, fields[field])]))
    if (needsConsent && !consent) faults.consent = messages.consent.missing
    setOwn(faults)
    save.clear()
    if (Object.values(faults).some(Boolean) || !(await save.run())) setRefusals((count) => count + 1)
  }

  return (
    <form className={styles.form} noValidate aria-label={messages.clients.edit} onSubmit={(event) => void send(event)}>
      <FormFaults title={save.failure ?? messages.clients.check(found.length)} faults={found} refusals={refusals} />
      {(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((section) => (
        <fieldset key={section} className={styles.section}>
          <legend>{messages.clients.sections[section]}</legend>
          <div className={section === 'notes' ? styles.form : `fields-in-line ${styles.inLine}`}>
            {SECTIONS[section].map((field) => (
              <ProfileControl
                key={field}
                field={field}
                places="all"
                required={field === 'firstName' || field === 'lastName'}
                hint={messages.clients.hints[field]}
                value={fields[field]}
                {...(errors[field] && { error: errors[field] })}
                onChange={(value) => change(field, value)}
              />
            ))}
            {section === 'person' && (
              <SelectField
                label={messages.clients.lang}
                value={clientLang}
                onChange={(value) => setClientLang(value === 'en' ? 'en' : 'ru')}
                options={LANGS.map((value) => ({ value, text: messages.clients.langs[value] }))}
              />
            )}
          </div>
          {section === 'birth' && (
            <TimeUncertain
              value={fields.isTimeUncertain}
              label={messages.clients.timeUncertain}
              onChange={(value) => change('isTimeUncertain', value)}
            />
          )}
        </fieldset>
      ))}
      {needsConsent && (
        <ConsentBox
          checked={consent}
          error={errors.consent}
          onChange={(isTicked) => {
            setConsent(isTicked)
            setOwn((before) => ({ ...before, consent: undefined }))
          }}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" busy={save.isBusy}>
          {messages.save}
        </Button>
      </div>
    </form>
  )
}

function startOf(client: ClientView | undefined): ProfileFields {
  if (!client) return NO_FIELDS
  const names = Object.keys(NO_FIELDS) as ProfileField[]
  // The keys are those of the fields themselves.
  return Object.fromEntries(names.map((name) => [name, client[name]])) as ProfileFields
}
