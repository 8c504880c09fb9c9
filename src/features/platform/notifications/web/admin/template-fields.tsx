import { useFormContext, useWatch } from 'react-hook-form'
import { type Lang, LANGS } from '#base/i18n.ts'
import { Button } from '#ui/layout/button.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import type { EmailPart } from '../../schemas.ts'
import styles from './email-templates.module.css'
import { useMessages } from './messages.ts'

export type Words = Record<Lang, Record<string, string>>

type PartFieldsProps = {
  part: EmailPart
  /** Errors of the unsaved texts, by keys such as `ru.subject`. */
  faults: Record<string, string>
  isClosed: boolean
  /** Called when a text in this language was changed. */
  onChange: (lang: Lang) => void
}

/** One text of the e-mail in both languages, with its required and allowed placeholders, and a button that resets the text to the default. */
export function TemplateFields({ part, faults, isClosed, onChange }: PartFieldsProps) {
  const messages = useMessages()
  const { part: name, required, allowed, own, oneLine } = part
  const title = messages.parts[name] ?? name
  const optional = allowed.filter((each) => !required.includes(each))
  const hints = [
    required.length > 0 && messages.mustKeep(required.map(inBraces).join(', ')),
    messages.mayAdd(optional.map(inBraces).join(', ')),
    !oneLine && messages.newLine,
  ]
  const { setValue } = useFormContext<Words>()
  const [ru, en] = useWatch<Words, [`ru.${string}`, `en.${string}`]>({ name: [`ru.${name}`, `en.${name}`] })
  const langs = LANGS.filter((lang) => (lang === 'ru' ? ru : en) !== own[lang])

  function restore(lang: Lang): void {
    setValue(`${lang}.${name}`, own[lang], { shouldDirty: true })
    onChange(lang)
  }

  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <p className={styles.hint}>{hints.filter(Boolean).join(' ')}</p>
      <div className={styles.pair}>
        {LANGS.map((lang) => {
          const shared = {
            label: messages.langs[lang],
            'aria-label': `${title}: ${messages.langs[lang]}`,
            name: `${lang}.${name}`,
            lang,
            onChange: () => onChange(lang),
            error: faults[`${lang}.${name}`],
          }
          return oneLine ? <TextField key={lang} {...shared} /> : <TextAreaField key={lang} {...shared} rows={3} />
        })}
      </div>
      {!isClosed && langs.length > 0 && (
        <div className={styles.buttons}>
          {langs.map((lang) => (
            <Button
              key={lang}
              kind="quiet"
              size="compact"
              aria-label={messages.restoreOf(`${title}, ${messages.langs[lang]}`)}
              onClick={() => restore(lang)}
            >
              {`${messages.restore} (${lang.toUpperCase()})`}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

const inBraces = (name: string): string => `{${name}}`
