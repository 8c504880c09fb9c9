import { useState } from 'react'
import { LANGS } from '#base/i18n.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

/** In which languages the public pages are offered; the last one cannot be taken away. */
export function LanguagesForm(props: SectionProps) {
  const messages = useMessages()
  const [languages, setLanguages] = useState(props.view.languages)
  return (
    <SectionForm {...props} changes={() => ({ languages })}>
      {(_, isClosed) => (
        <div className={styles.checks} role="group" aria-label={messages.tabs.languages}>
          {LANGS.map((lang) => {
            const isOn = languages.includes(lang)
            return (
              <label key={lang} className={styles.check}>
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={isClosed || (isOn && languages.length === 1)}
                  onChange={() =>
                    setLanguages(LANGS.filter((each) => (each === lang ? !isOn : languages.includes(each))))
                  }
                />
                {messages.languages[lang]}
              </label>
            )
          })}
        </div>
      )}
    </SectionForm>
  )
}
