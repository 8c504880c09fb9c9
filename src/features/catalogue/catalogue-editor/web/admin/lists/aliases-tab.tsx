import { useApi } from '#ui/data/api.ts'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { Section } from '#ui/layout/section.tsx'
import { newAlias } from '../../../schemas.ts'
import styles from './aliases-tab.module.css'
import { useMessages } from '../messages.ts'
import { CALLS, PUBLIC_PAGES } from '../records/record.ts'
import type { RecordForm } from '../records/use-record-form.ts'

/** The id of a ritual or article, and its aliases. */
export function AliasesTab({ form, canChange }: { form: RecordForm; canChange: boolean }) {
  const { addresses } = useMessages()
  const api = useApi()
  const page = PUBLIC_PAGES[form.kind]
  const { id } = form.base
  const typed = useSchemaForm({
    schema: newAlias,
    defaultValues: { alias: '' },
    toInput: ({ alias }: { alias: string }) => ({ alias: alias.trim() }),
  })

  async function add(body: { alias: string }): Promise<void> {
    await form.accept(api.post(`${CALLS[form.kind]}/{id}/aliases`, { path: { id }, body }))
    typed.setValue('alias', '')
  }

  async function remove(name: string): Promise<void> {
    await form.accept(api.delete(`${CALLS[form.kind]}/{id}/aliases/{alias}`, { path: { id, alias: name } }))
  }

  return (
    <div className={styles.tab}>
      <Section className={styles.part} heading={styles.heading} title={addresses.own}>
        <code className={styles.address}>
          {page}/{form.base.id}
        </code>
      </Section>
      <Section className={styles.part} heading={styles.heading} title={addresses.others}>
        <p className={styles.text}>{addresses.othersText}</p>
        {form.base.aliases.length === 0 ? (
          <p className={styles.text}>{addresses.none}</p>
        ) : (
          <ul className={styles.list}>
            {form.base.aliases.map((name) => (
              <li key={name}>
                <code className={styles.address}>
                  {page}/{name}
                </code>
                {canChange && (
                  <ActionButton kind="quiet" square aria-label={addresses.remove(name)} call={() => remove(name)}>
                    <Icon name="trash" size={16} />
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {canChange && (
          <Form form={typed} onSubmit={add} failureField="alias" className={styles.form}>
            <TextField name="alias" label={addresses.label} spellCheck={false} autoCapitalize="none" />
            <SubmitButton kind="secondary" disabled={!typed.watch('alias').trim()}>
              {addresses.add}
            </SubmitButton>
          </Form>
        )}
      </Section>
    </div>
  )
}
