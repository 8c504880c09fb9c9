import { useState } from 'react'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAction } from '#ui/use-action.ts'
import styles from './aliases-tab.module.css'
import { useMessages } from './messages.ts'
import { CALLS, PUBLIC_PAGES } from './record.ts'
import type { RecordForm } from './use-record-form.ts'

/** The id of a record, and others under which its page is found. */
export function AliasesTab({ form, canChange }: { form: RecordForm; canChange: boolean }) {
  const { addresses } = useMessages()
  const api = useApi()
  const [alias, setAlias] = useState('')
  const page = PUBLIC_PAGES[form.kind]
  const { id } = form.base
  const add = useAction(async () => {
    const body = { alias: alias.trim() }
    form.accept(await api.post(`${CALLS[form.kind]}/{id}/aliases`, { path: { id }, body }))
    setAlias('')
  })
  const remove = useAction(async (name: string) => {
    form.accept(await api.delete(`${CALLS[form.kind]}/{id}/aliases/{alias}`, { path: { id, alias: name } }))
  })
  return (
    <div className={styles.tab}>
      <section className={styles.part} aria-labelledby="own-address">
        <h2 id="own-address" className={styles.heading}>
          {addresses.own}
        </h2>
        <code className={styles.address}>
          {page}/{form.base.id}
        </code>
      </section>
      <section className={styles.part} aria-labelledby="other-addresses">
        <h2 id="other-addresses" className={styles.heading}>
          {addresses.others}
        </h2>
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
                  <Button
                    kind="quiet"
                    size="compact"
                    square
                    aria-label={addresses.remove(name)}
                    busy={remove.isBusy}
                    onClick={() => void remove.run(name)}
                  >
                    <Icon name="trash" size={16} />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {remove.failure && <Notice tone="danger">{remove.failure}</Notice>}
        {canChange && (
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (alias.trim()) void add.run()
            }}
          >
            <Field
              label={addresses.label}
              value={alias}
              onChange={setAlias}
              spellCheck={false}
              autoCapitalize="none"
              error={add.faults.alias ?? (add.problem?.errors ? undefined : add.failure)}
            />
            <Button type="submit" busy={add.isBusy} disabled={!alias.trim()}>
              {addresses.add}
            </Button>
          </form>
        )}
      </section>
    </div>
  )
}
