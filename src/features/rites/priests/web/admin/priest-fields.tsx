import { useController } from 'react-hook-form'
import { useServiceCards } from '#features/catalogue/catalogue/web/use-services.ts'
import { PicturePicker } from '#features/platform/media/web/admin/picture-picker.tsx'
import { useApiPages } from '#ui/data/api.ts'
import { CheckField, SelectField } from '#ui/forms/choice-fields.tsx'
import { FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useGroupError } from '#ui/forms/use-field.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { PRIEST_LANGUAGES } from '../../model.ts'
import type { DraftPriest } from './draft-priest.ts'
import { useMessages } from './messages.ts'
import styles from './priests-page.module.css'

const LANGS = ['ru', 'en'] as const

/** The fields of a priest's record and the submit button in the surrounding form. */
export function PriestFields({ submit, disabled = false }: { submit: string; disabled?: boolean }) {
  const messages = useMessages()
  const inLang = (lang: 'ru' | 'en') => (lang === 'ru' ? messages.inRussian : messages.inEnglish)
  return (
    <>
      <TextField name="name.ru" label={messages.nameRu} lang="ru" autoComplete="off" />
      <TextField name="name.en" label={messages.nameEn} lang="en" autoComplete="off" />
      <p role="alert" className={styles.fault}>
        {useGroupError('name')}
      </p>
      <CheckField name="published" label={messages.published} />
      <Portrait disabled={disabled} />
      {(['school', 'place'] as const).map((field) =>
        LANGS.map((lang) => (
          <TextField
            key={field + lang}
            name={`${field}.${lang}`}
            label={`${messages[field]} ${inLang(lang)}`}
            hint={field === 'school' ? messages.schoolHint : messages.placeHint}
            lang={lang}
          />
        )),
      )}
      {LANGS.map((lang) => (
        <TextAreaField
          key={lang}
          name={`text.${lang}`}
          label={`${messages.about} ${inLang(lang)}`}
          rows={4}
          lang={lang}
        />
      ))}
      <TextField name="since" inputMode="numeric" label={messages.since} hint={messages.sinceHint} />
      <fieldset className={styles.boxes}>
        <legend>{messages.languages}</legend>
        {PRIEST_LANGUAGES.map((code) => (
          <CheckField key={code} name={`languages.${code}`} label={messages.names[code]} />
        ))}
      </fieldset>
      <Rituals />
      <Account />
      <FormFailure />
      <div className={styles.acts}>
        <SubmitButton size="compact" disabled={disabled}>
          {submit}
        </SubmitButton>
      </div>
    </>
  )
}

function Portrait({ disabled }: { disabled: boolean }) {
  const messages = useMessages()
  const { field } = useController<DraftPriest, 'portrait'>({ name: 'portrait' })
  return (
    <PicturePicker
      label={messages.portrait}
      hint={messages.portraitHint}
      value={field.value}
      onChange={field.onChange}
      error={useGroupError('portraitId')}
      disabled={disabled}
    />
  )
}

function Rituals() {
  const messages = useMessages()
  const { data: rituals = [] } = useServiceCards()
  return (
    <fieldset className={styles.boxes}>
      <legend>{messages.rituals}</legend>
      <p className={styles.hint}>{messages.ritualsHint}</p>
      {rituals.map(({ id, name }) => (
        <CheckField key={id} name={`rituals.${id}`} label={name} />
      ))}
    </fieldset>
  )
}

/** The choice of an account. Only users who may read the list of staff can choose an account. */
function Account() {
  const { can } = usePanel()
  return can('staff.read') ? <AccountField /> : null
}

function AccountField() {
  const messages = useMessages()
  const { data: members = [] } = useApiPages('/api/admin/staff')
  const active = members.filter(({ state }) => state === 'active')
  return (
    <SelectField
      name="accountId"
      label={messages.account}
      options={[
        { value: '', text: messages.noAccount },
        ...active.map(({ id, name, email }) => ({ value: id, text: name ? `${name} (${email})` : email })),
      ]}
    />
  )
}
