import { type Lang, LANGS } from '#base/i18n.ts'
import { NumberField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { missingLegalFacts } from '../../rules.ts'
import { settingsShape } from '../../schemas.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

const IN_BOTH = ['operatorName', 'address', 'country', 'law', 'storage', 'taxLine', 'hours'] as const

/** The form of the shop's operator, for the legal pages. It lists the missing details. */
export function LegalForm(props: SectionProps) {
  const messages = useMessages()
  const { legal } = props.view
  const form = useSchemaForm({ schema: settingsShape.pick({ legal: true }), defaultValues: { legal } })
  const missing = missingLegalFacts(legal)
  const inLang = (lang: Lang) => (lang === 'ru' ? messages.inRussian : messages.inEnglish)
  return (
    <SectionForm {...props} form={form}>
      {missing.length > 0 && (
        <Notice tone="warn" quiet title={messages.legalMissing}>
          {messages.legalMissingText(missing.map((name) => messages.legalFactsShort[name]).join(', '))}
        </Notice>
      )}
      <div className={`fields-in-line ${styles.fields}`}>
        {IN_BOTH.map((name) =>
          LANGS.map((lang) => (
            <TextField
              key={name + lang}
              name={`legal.${name}.${lang}`}
              label={`${messages.legalFacts[name]} ${inLang(lang)}`}
              hint={messages.legalHints[name]?.[lang]}
              lang={lang}
            />
          )),
        )}
        <TextField
          name="legal.registrationNumber"
          label={messages.legalFacts.registrationNumber}
          hint={messages.registrationHint}
        />
        <TextField name="legal.phone" type="tel" label={messages.legalFacts.phone} />
        <TextField name="legal.email" type="email" label={messages.legalFacts.email} />
        <TextField name="legal.since" label={messages.legalFacts.since} />
        {(['replyDays', 'refundDays'] as const).map((name) => (
          <NumberField key={name} name={`legal.${name}`} maxDigits={3} label={messages.legalFacts[name]} />
        ))}
      </div>
    </SectionForm>
  )
}
