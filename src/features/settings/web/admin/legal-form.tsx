import { useState } from 'react'
import { type Lang, LANGS } from '#base/i18n.ts'
import { Field } from '#ui/field.tsx'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './words.ts'

/** Who runs the shop, for the legal pages. */
export function LegalForm(props: SectionProps) {
  const messages = useMessages()
  const [legal, setLegal] = useState(props.view.legal)
  const inLang = (lang: Lang) => (lang === 'ru' ? messages.inRussian : messages.inEnglish)
  return (
    <SectionForm {...props} changes={() => ({ legal })}>
      {(faults, isClosed) => (
        <div className={styles.fields}>
          {(['operatorName', 'address'] as const).map((name) =>
            LANGS.map((lang) => (
              <Field
                key={name + lang}
                label={`${messages[name]} ${inLang(lang)}`}
                lang={lang}
                value={legal[name][lang]}
                onChange={(value) => setLegal({ ...legal, [name]: { ...legal[name], [lang]: value } })}
                error={faults[`legal.${name}.${lang}`]}
                disabled={isClosed}
              />
            )),
          )}
          <Field
            label={messages.registrationNumber}
            hint={messages.registrationHint}
            value={legal.registrationNumber}
            onChange={(registrationNumber) => setLegal({ ...legal, registrationNumber })}
            error={faults['legal.registrationNumber']}
            disabled={isClosed}
          />
          <Field
            type="email"
            label={messages.legalEmail}
            value={legal.email}
            onChange={(email) => setLegal({ ...legal, email })}
            error={faults['legal.email']}
            disabled={isClosed}
          />
        </div>
      )}
    </SectionForm>
  )
}
