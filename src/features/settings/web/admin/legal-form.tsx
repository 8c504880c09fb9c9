import { useState } from 'react'
import { type Lang, LANGS } from '#base/i18n.ts'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { missingLegalFacts } from '../../rules.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

const IN_BOTH = ['operatorName', 'address', 'law', 'storage'] as const

/** Who runs the shop, for the legal pages; says what they leave out so far. */
export function LegalForm(props: SectionProps) {
  const messages = useMessages()
  const [legal, setLegal] = useState(props.view.legal)
  const missing = missingLegalFacts(props.view.legal)
  const inLang = (lang: Lang) => (lang === 'ru' ? messages.inRussian : messages.inEnglish)
  return (
    <SectionForm {...props} changes={() => ({ legal })}>
      {(faults, isClosed) => (
        <>
          {missing.length > 0 && (
            <Notice tone="warn" quiet title={messages.legalMissing}>
              {messages.legalMissingText(missing.map((name) => messages.legalFactsShort[name]).join(', '))}
            </Notice>
          )}
          <div className={`fields-in-line ${styles.fields}`}>
            {IN_BOTH.map((name) =>
              LANGS.map((lang) => (
                <Field
                  key={name + lang}
                  label={`${messages.legalFacts[name]} ${inLang(lang)}`}
                  hint={messages.legalHints[name]?.[lang]}
                  lang={lang}
                  value={legal[name][lang]}
                  onChange={(value) => setLegal({ ...legal, [name]: { ...legal[name], [lang]: value } })}
                  error={faults[`legal.${name}.${lang}`]}
                  disabled={isClosed}
                />
              )),
            )}
            <Field
              label={messages.legalFacts.registrationNumber}
              hint={messages.registrationHint}
              value={legal.registrationNumber}
              onChange={(registrationNumber) => setLegal({ ...legal, registrationNumber })}
              error={faults['legal.registrationNumber']}
              disabled={isClosed}
            />
            <Field
              type="email"
              label={messages.legalFacts.email}
              value={legal.email}
              onChange={(email) => setLegal({ ...legal, email })}
              error={faults['legal.email']}
              disabled={isClosed}
            />
            {(['replyDays', 'refundDays'] as const).map((name) => (
              <Field
                key={name}
                inputMode="numeric"
                label={messages.legalFacts[name]}
                value={legal[name]?.toString() ?? ''}
                onChange={(typed) => setLegal({ ...legal, [name]: numberOf(typed) })}
                error={faults[`legal.${name}`]}
                disabled={isClosed}
              />
            ))}
          </div>
        </>
      )}
    </SectionForm>
  )
}

function numberOf(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 3)
  return digits === '' ? null : Number(digits)
}
