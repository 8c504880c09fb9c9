import type { Lang } from '#base/i18n.ts'
import { Field } from '#ui/forms/field.tsx'
import { NEEDED, type WordField as WordFieldName } from '../../../model.ts'
import { isFilled, valueAt } from '../../../rules-fields.ts'
import { formatFieldValue } from '../versions/difference.tsx'
import { FieldLabel } from './field-label.tsx'
import styles from '../records/fields-tab.module.css'
import { ListField } from './list-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { useMessages } from '../messages.ts'
import type { RecordForm } from '../records/use-record-form.ts'

type WordFieldProps = {
  form: RecordForm
  field: WordFieldName
  lang: Lang
  disabled: boolean
  /** True if the other language's field is above this field and already shows the hint. */
  isSecond?: boolean
}

const ONE_LINE: readonly WordFieldName[] = ['name', 'seo_title']

/** One field of a ritual or article in one language. The kind of control depends on the field. */
export function WordField({ form, field, lang, disabled, isSecond = false }: WordFieldProps) {
  const messages = useMessages()
  const path = `${lang}.${field}` as const
  const value = valueAt(form.content, path)
  const label = (
    <FieldLabel
      text={messages.fields[field]}
      lang={lang}
      isFilled={isFilled(value)}
      isNeeded={NEEDED.includes(field)}
    />
  )
  const error = faultAt(form.save.faults, path)
  const words = (form.kind === 'article' ? messages.articleHints[field] : undefined) ?? messages.hints[field]
  const hint = words && <span className={isSecond ? styles.repeated : undefined}>{words}</span>
  if (Array.isArray(value))
    return (
      <ListField
        label={label}
        hint={hint}
        items={value}
        onChange={(items) => form.set(path, items)}
        error={error}
        disabled={disabled}
        lang={lang}
      />
    )
  const shared = { label, value: formatFieldValue(value), error, disabled, lang }
  if (field === 'content') return <MarkdownField {...shared} onChange={(text) => form.set(path, text)} />
  const change = (text: string) => form.set(path, text)
  if (ONE_LINE.includes(field)) return <Field {...shared} hint={hint} onChange={change} />
  return <Field {...shared} multiline rows={2} hint={hint} onChange={change} />
}

/** The server's error for a field, or for one line of the field. */
export function faultAt(faults: Record<string, string>, path: string): string | undefined {
  return faults[path] ?? Object.entries(faults).find(([at]) => at.startsWith(`${path}.`))?.[1]
}
