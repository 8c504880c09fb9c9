import { useState } from 'react'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Facts } from '#ui/facts.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { useAction } from '#ui/use-action.ts'
import type { CustomerView, Personal } from '../../schemas.ts'
import styles from './customer-detail.module.css'
import { useMessages } from './messages.ts'

/** Birth data, wishes and participants, covered until somebody asks to see them. */
export function CustomerPersonal({ customer }: { customer: CustomerView }) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const [reason, setReason] = useState('')
  const [opened, setOpened] = useState<Personal>()
  const reveal = useAction(async () => {
    const body = reason.trim() === '' ? {} : { reason: reason.trim() }
    const answer = await api.post('/api/admin/customers/{id}/reveal', { path: { id: customer.id }, body })
    setOpened(answer.personal)
  })
  const personal = opened ?? customer.personal
  const isEmpty = Object.values(personal).every((value) => value === '')
  // The keys are those of the shape itself.
  const names = Object.keys(messages.personalFields) as (keyof Personal)[]
  return (
    <Card as="section" className={styles.card}>
      <h2>{messages.personal}</h2>
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
            <form
              className={styles.reveal}
              onSubmit={(event) => {
                event.preventDefault()
                void reveal.run()
              }}
            >
              <Field label={messages.revealReason} value={reason} onChange={setReason} maxLength={300} />
              <Button type="submit" busy={reveal.isBusy}>
                {messages.reveal}
              </Button>
            </form>
          )}
          {reveal.failure && <Notice tone="danger">{reveal.failure}</Notice>}
        </>
      )}
    </Card>
  )
}

function Value({ name, value, isOpen }: { name: keyof Personal; value: string; isOpen: boolean }) {
  const { yes } = useMessages()
  if (name === 'isTimeUncertain' && isOpen) return yes
  return <span className={styles.text}>{value}</span>
}
