import { useState } from 'react'
import { LANGS } from '#base/i18n.ts'
import { Field } from '#ui/field.tsx'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

/** The shop's name in both languages; an empty field is what the environment says. */
export function ShopForm(props: SectionProps) {
  const messages = useMessages()
  const { defaults } = props.view
  const [name, setName] = useState(props.view.shopName)
  const given = (lang: 'ru' | 'en') => name[lang].trim() || defaults.shopName[lang]
  return (
    <SectionForm {...props} changes={() => ({ shopName: { ru: given('ru'), en: given('en') } })}>
      {(faults, isClosed) => (
        <div className={`fields-in-line ${styles.fields}`}>
          {LANGS.map((lang) => (
            <Field
              key={lang}
              label={`${messages.name} ${lang === 'ru' ? messages.inRussian : messages.inEnglish}`}
              hint={messages.usual(defaults.shopName[lang])}
              maxLength={60}
              lang={lang}
              value={name[lang]}
              onChange={(value) => setName({ ...name, [lang]: value })}
              error={faults[`shopName.${lang}`]}
              disabled={isClosed}
            />
          ))}
        </div>
      )}
    </SectionForm>
  )
}
