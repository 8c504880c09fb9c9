import { LANGS } from '#base/i18n.ts'
import { FieldLabel } from '#features/catalogue/catalogue-editor/web/admin/fields/field-label.tsx'
import { MarkdownField } from '#features/catalogue/catalogue-editor/web/admin/fields/markdown-field.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { BODY, type TextPath } from '../../model.ts'
import { splitTextPath, textAt } from '../../rules.ts'
import type { PageView } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './page-editor.module.css'
import type { PageForm } from './use-page-form.ts'

type TextsTabProps = { form: PageForm; disabled: boolean }

/** A text that is longer than this gets a field of several lines. */
const ONE_LINE = 60

/** Every text of the page, both languages side by side, in the order of the page. */
export function TextsTab({ form, disabled }: TextsTabProps) {
  const messages = useMessages()
  const { facts, own } = form.base
  return (
    <div className={styles.groups}>
      <p className={styles.hint}>{messages.emptyMeans}</p>
      {facts && <Facts facts={facts} />}
      {groupsOf(Object.keys(own.ru), facts !== null).map(({ id, fields }) => (
        <section key={id} className={styles.group} aria-label={messages.groups[id]}>
          <h2 className={styles.heading}>{messages.groups[id]}</h2>
          {fields.map((field) => (
            <div key={field} className={styles.pair}>
              {LANGS.map((lang) => (
                <TextField key={lang} form={form} path={`${lang}.${field}`} disabled={disabled} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

type TextFieldProps = { form: PageForm; path: TextPath; disabled: boolean }

function TextField({ form, path, disabled }: TextFieldProps) {
  const { original, originalOf } = useMessages()
  const { lang, field } = splitTextPath(path)
  const name = form.nameOf(path).text
  const [value, own] = [textAt(form.content, path), textAt(form.base.own, path)]
  const shared = {
    label: <FieldLabel text={name} lang={lang} isFilled={value.trim() !== ''} />,
    value,
    onChange: (text: string) => form.set(path, text),
    error: form.save.faults[path],
    disabled,
    lang,
  }
  return (
    <div className={styles.field}>
      {field === BODY ? (
        <MarkdownField {...shared} />
      ) : own.length > ONE_LINE ? (
        <Field {...shared} multiline rows={3} />
      ) : (
        <Field {...shared} />
      )}
      {!disabled && value !== own && (
        <Button
          kind="quiet"
          size="compact"
          aria-label={originalOf(`${name} ${lang.toUpperCase()}`)}
          onClick={() => form.set(path, own)}
        >
          {original}
        </Button>
      )}
    </div>
  )
}

/** The facts that a legal text may contain, with their values. */
function Facts({ facts }: { facts: NonNullable<PageView['facts']> }) {
  const { facts: words } = useMessages()
  const lang = useLang()
  return (
    <section className={styles.group} aria-label={words.title}>
      <h2 className={styles.heading}>{words.title}</h2>
      <p className={styles.hint}>{words.text}</p>
      <dl className={styles.facts}>
        {Object.entries(facts[lang]).map(([name, value]) => [
          <dt key={name}>{`{${name}}`}</dt>,
          <dd key={`${name} value`}>{value || words.unknown}</dd>,
        ])}
      </dl>
    </section>
  )
}

const STARTS = {
  title: 'search',
  hero: 'hero',
  catalogue: 'catalogue',
  howTitle: 'how',
  receiveTitle: 'samples',
  performersTitle: 'performers',
  unsureTitle: 'unsure',
  contactTitle: 'contact',
} as const

type GroupId = (typeof STARTS)[keyof typeof STARTS] | 'legal'

/** The fields of the home page by its sections. A legal page is one group. */
function groupsOf(fields: readonly string[], isLegal: boolean): { id: GroupId; fields: string[] }[] {
  if (isLegal) return [{ id: 'legal', fields: [...fields] }]
  const groups: { id: GroupId; fields: string[] }[] = []
  for (const field of fields) {
    const id = Object.entries(STARTS).find(([first]) => first === field)?.[1]
    if (id || groups.length === 0) groups.push({ id: id ?? 'search', fields: [] })
    groups.at(-1)?.fields.push(field)
  }
  return groups
}
