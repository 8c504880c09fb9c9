import { type Lang, LANGS } from '#base/i18n.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { settingsShape } from '../../schemas.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

/** The shop's name in both languages; an empty field uses the environment's value. */
export function ShopForm(props: SectionProps) {
  const messages = useMessages()
  const { shopName, defaults } = props.view
  const form = useSchemaForm({
    schema: settingsShape.pick({ shopName: true }),
    defaultValues: { shopName },
    toInput: ({ shopName: { ru, en } }: { shopName: Record<Lang, string> }) => ({
      shopName: { ru: ru.trim() || defaults.shopName.ru, en: en.trim() || defaults.shopName.en },
    }),
  })
  return (
    <SectionForm {...props} form={form}>
      <div className={`fields-in-line ${styles.fields}`}>
        {LANGS.map((lang) => (
          <TextField
            key={lang}
            name={`shopName.${lang}`}
            label={`${messages.name} ${lang === 'ru' ? messages.inRussian : messages.inEnglish}`}
            hint={messages.usual(defaults.shopName[lang])}
            maxLength={60}
            lang={lang}
          />
        ))}
      </div>
    </SectionForm>
  )
}
