import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useApi } from '#ui/data/api.ts'
import { Card } from '#ui/layout/card.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { LeaveQuestion } from '#ui/forms/leave-question.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { SettingsInput, SettingsView } from '../../schemas.ts'
import styles from './settings-page.module.css'
import { useMessages } from './messages.ts'

export type SectionProps = { view: SettingsView; onDone: () => void }

type SectionFormProps<Values extends FieldValues> = SectionProps & {
  form: UseFormReturn<Values, unknown, Omit<SettingsInput, 'version'>>
  children: ReactNode
}

/**
 * A settings section with its own save button. If somebody else saved the section meanwhile, the input stays, and the user can compare it
 * with the other change.
 */
export function SectionForm<Values extends FieldValues>({ view, onDone, form, children }: SectionFormProps<Values>) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const isClosed = !can('settings.change')

  async function save(changes: Omit<SettingsInput, 'version'>): Promise<void> {
    await api.put('/api/admin/settings', { body: { version: view.version, ...changes } })
    showToast({ title: messages.saved })
    onDone()
  }

  return (
    <Card>
      <Form form={form} onSubmit={save} isClosed={isClosed} className={styles.form}>
        {children}
        <FormFailure
          besideFaults
          title={messages.faults}
          texts={{ 'conflict.version': messages.conflict }}
          reload={{ text: messages.showCurrent, onReload: onDone }}
        />
        <LeaveQuestion />
        {!isClosed && (
          <div className={styles.buttons}>
            <SubmitButton>{messages.save}</SubmitButton>
          </div>
        )}
      </Form>
    </Card>
  )
}
