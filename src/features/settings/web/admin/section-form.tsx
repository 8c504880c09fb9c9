import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { SettingsInput, SettingsView } from '../../schemas.ts'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

export type SectionProps = { view: SettingsView; onDone: () => void }

type SectionFormProps = SectionProps & {
  /** What is sent; undefined while something typed cannot be. */
  changes: () => Omit<SettingsInput, 'version'> | undefined
  children: (faults: Record<string, string>, isClosed: boolean) => ReactNode
}

/** One section, saved by itself. When somebody else was quicker, what is typed stays until the person has looked. */
export function SectionForm({ view, onDone, changes, children }: SectionFormProps) {
  const messages = useMessages()
  const { call, can } = usePanel()
  const isClosed = !can('settings.change')
  const action = useAction(async (body: object) => {
    await call('/api/admin/settings', { method: 'PUT', body: { version: view.version, ...body } })
  })
  const isConflict = action.problem?.code === 'conflict.version'

  async function save(): Promise<void> {
    const body = changes()
    if (!body || !(await action.run(body))) return
    showToast({ title: messages.saved })
    onDone()
  }

  return (
    <Card>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {children(action.faults, isClosed)}
        {action.failure !== undefined && (
          <Notice
            tone="danger"
            title={isConflict ? undefined : messages.faults}
            action={
              isConflict && (
                <Button size="compact" onClick={onDone}>
                  {messages.showCurrent}
                </Button>
              )
            }
          >
            {isConflict ? messages.conflict : action.failure}
          </Notice>
        )}
        {!isClosed && (
          <div className={styles.buttons}>
            <Button kind="primary" type="submit" busy={action.isBusy}>
              {messages.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}
