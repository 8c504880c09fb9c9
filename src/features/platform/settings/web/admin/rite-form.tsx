import { LANGS } from '#base/i18n.ts'
import { PictureField } from '#ui/forms/picture-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { settingsShape } from '../../schemas.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

/**
 * The form for a photograph or a film of a rite on the public pages. The settings may not import the media library, so the user enters the
 * path of a film.
 */
export function RiteForm(props: SectionProps) {
  const messages = useMessages()
  const { rite } = props.view
  const form = useSchemaForm({ schema: settingsShape.pick({ rite: true }), defaultValues: { rite } })
  return (
    <SectionForm {...props} form={form}>
      <div className={`fields-in-line ${styles.fields}`}>
        <PictureField name="rite.poster" label={messages.rite.poster} hint={messages.rite.posterHint} />
        <TextField name="rite.film" label={messages.rite.film} hint={messages.rite.filmHint} />
        {LANGS.map((lang) => (
          <TextField
            key={lang}
            name={`rite.caption.${lang}`}
            label={`${messages.rite.caption} ${lang === 'ru' ? messages.inRussian : messages.inEnglish}`}
            lang={lang}
          />
        ))}
      </div>
    </SectionForm>
  )
}
