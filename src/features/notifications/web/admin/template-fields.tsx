import { type Lang, LANGS } from '#base/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { EmailPart } from '../../schemas-templates.ts'
import styles from './email-templates.module.css'
import { useMessages } from './messages.ts'

export type Words = Record<Lang, Record<string, string>>

type PartFieldsProps = {
  part: EmailPart
  words: Words
  /** By `ru.subject` and the like. */
  faults: Record<string, string>
  isClosed: boolean
  onChange: (lang: Lang, part: string, text: string) => void
}

/** One piece of the e-mail in both languages: what it must name, what it may, and the way back to the shop's own words. */
export function TemplateFields({ part, words, faults, isClosed, onChange }: PartFieldsProps) {
  const messages = useMessages()
  const { part: name, required, allowed, own, oneLine } = part
  const title = messages.parts[name] ?? name
  const optional = allowed.filter((each) => !required.includes(each))
  const hints = [
    required.length > 0 && messages.mustKeep(required.map(inBraces).join(', ')),
    messages.mayAdd(optional.map(inBraces).join(', ')),
    !oneLine && messages.newLine,
  ]
  const langs = LANGS.filter((lang) => words[lang][name] !== own[lang])
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <p className={styles.hint}>{hints.filter(Boolean).join(' ')}</p>
      <div className={styles.pair}>
        {LANGS.map((lang) => {
          const shared = {
            label: messages.langs[lang],
            'aria-label': `${title}: ${messages.langs[lang]}`,
            lang,
            value: words[lang][name] ?? '',
            onChange: (text: string) => onChange(lang, name, text),
            error: faults[`${lang}.${name}`],
            disabled: isClosed,
          }
          return oneLine ? <Field key={lang} {...shared} /> : <Field key={lang} {...shared} multiline rows={3} />
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
              onClick={() => onChange(lang, name, own[lang])}
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
