import { LANGS } from '#base/i18n.ts'
import { useField } from '#ui/forms/use-field.ts'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { settingsShape } from '../../schemas.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

/** The languages of the public pages; the last one cannot be removed. */
export function LanguagesForm(props: SectionProps) {
  const { languages } = props.view
  const form = useSchemaForm({ schema: settingsShape.pick({ languages: true }), defaultValues: { languages } })
  return (
    <SectionForm {...props} form={form}>
      <LanguageBoxes />
    </SectionForm>
  )
}

function LanguageBoxes() {
  const messages = useMessages()
  const { value, isClosed, onChange } = useField('languages')
  const chosen: unknown[] = Array.isArray(value) ? value : []
  return (
    <div className={styles.checks} role="group" aria-label={messages.tabs.languages}>
      {LANGS.map((lang) => {
        const isOn = chosen.includes(lang)
        return (
          <label key={lang} className={styles.check}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={isClosed || (isOn && chosen.length === 1)}
              onChange={() => onChange(LANGS.filter((each) => (each === lang ? !isOn : chosen.includes(each))))}
            />
            {messages.languages[lang]}
          </label>
        )
      })}
    </div>
  )
}
