import { useState } from 'react'
import { useApi } from '#ui/data/api.ts'
import { Facts } from '#ui/layout/facts.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { Section } from '#ui/layout/section.tsx'
import { type CustomerView, type Personal, revealInput } from '../../schemas.ts'
import styles from './customer-detail.module.css'
import { useMessages } from './messages.ts'

/** The customer's birth data, wishes and participants. They are hidden until staff reveal them. */
export function CustomerPersonal({ customer }: { customer: CustomerView }) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const [opened, setOpened] = useState<Personal>()
  const form = useSchemaForm({
    schema: revealInput,
    defaultValues: { reason: '' },
    toInput: ({ reason }: { reason: string }) => (reason.trim() === '' ? {} : { reason: reason.trim() }),
  })
  const failure = form.formState.errors.root?.server?.message

  async function reveal(body: { reason?: string | undefined }): Promise<void> {
    const answer = await api.post('/api/admin/customers/{id}/reveal', { path: { id: customer.id }, body })
    setOpened(answer.personal)
  }

  const personal = opened ?? customer.personal
  const isEmpty = Object.values(personal).every((value) => value === '')
  // The cast is correct, because the keys are exactly the keys of `Personal`.
  const names = Object.keys(messages.personalFields) as (keyof Personal)[]
  return (
    <Section isCard heading="" className={styles.card} title={messages.personal}>
      {isEmpty ? (
        <p className={styles.none}>{messages.nothingPersonal}</p>
      ) : (
        <>
          <Facts
            facts={names.map((name) => ({
              term: messages.personalFields[name],
              value: personal[name] && <Value name={name} value={personal[name]} isOpen={opened !== undefined} />,
            }))}
          />
          {!opened && <p className={styles.none}>{messages.personalText}</p>}
          {!opened && can('customers.reveal') && (
            <Form form={form} onSubmit={reveal} className={styles.reveal}>
              <TextField name="reason" label={messages.revealReason} maxLength={300} />
              <SubmitButton kind="secondary">{messages.reveal}</SubmitButton>
            </Form>
          )}
          {failure && <Notice tone="danger">{failure}</Notice>}
        </>
      )}
    </Section>
  )
}

function Value({ name, value, isOpen }: { name: keyof Personal; value: string; isOpen: boolean }) {
  const { yes } = useMessages()
  if (name === 'isTimeUncertain' && isOpen) return yes
  return <span className={styles.text}>{value}</span>
}
