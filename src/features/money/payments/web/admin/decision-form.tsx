import { useState } from 'react'
import type { z } from 'zod'
import type { Decision } from '#features/money/settlements/model.ts'
import { useApi } from '#ui/data/api.ts'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { SubmitConfirm } from '#ui/forms/submit-confirm.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { reviewRequest } from '../../schemas-actions.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { CustomerTold } from './customer-told.tsx'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

const schema = reviewRequest.pick({ decision: true, note: true })

/** The form with the possible decisions about a payment, a note and a confirmation dialog. */
export function DecisionForm({ entry, onDone }: { entry: LedgerEntry; onDone: () => void }) {
  const messages = useMessages()
  const { decide, decisions } = messages
  const { can } = usePanel()
  const api = useApi()
  const { sum, came, difference } = useFormats()
  const [isAsked, setIsAsked] = useState(false)
  const form = useSchemaForm({ schema, defaultValues: { note: '' } })
  const choice = entry.choices.find((each) => each === form.watch('decision'))
  if (entry.choices.length === 0) return null
  const isClosed = !can('money.change')
  const isLate = entry.attention === 'after-watch'
  const textOf = (decision: Decision) => {
    if (isLate && decision !== 'rest') return messages.lateDecisions[decision]
    if (entry.method !== 'card') return decisions[decision]
    return { ...decisions, rest: messages.payAgain, returned: messages.returnedByCard }[decision]
  }
  const questionOf = (decision: Decision) => {
    if (isLate && decision !== 'rest') return decide.late[decision]
    return decision === 'rest' && entry.method === 'card' ? decide.payAgain : decide[decision]
  }
  const ownLate = entry.strange.filter((one) => one.currency === entry.currency)
  const credited = isLate && choice === 'accepted' ? { ...entry, strange: ownLate } : entry
  const what = came(credited) || sum(entry.expected, entry.currency)

  async function decideNow(decision: z.input<typeof schema>): Promise<void> {
    if (!isAsked) return setIsAsked(true)
    const { attention, received, strange } = entry
    const body = { ...decision, attention: attention ?? undefined, received, strange }
    await api.post('/api/admin/payments/{id}/review', { path: { id: entry.id }, body })
    setIsAsked(false)
    showToast({ title: decide.saved })
    onDone()
  }

  return (
    <Form form={form} onSubmit={decideNow} isClosed={isClosed} className={styles.stack}>
      <fieldset className={styles.choices} disabled={isClosed}>
        <legend>{decide.choose}</legend>
        {entry.choices.map((each) => (
          <label key={each} className={styles.choice}>
            <input type="radio" value={each} {...form.register('decision')} />
            <span>{textOf(each).label}</span>
            <small>{textOf(each).text}</small>
          </label>
        ))}
      </fieldset>
      {choice && (
        <>
          <TextAreaField name="note" rows={2} maxLength={2000} label={decide.note} hint={decide.noteHint} />
          <div className={styles.buttons}>
            <SubmitButton size="compact">{decide.confirm(textOf(choice).label)}</SubmitButton>
          </div>
        </>
      )}
      {isClosed && <p className={styles.quiet}>{messages.whyNot}</p>}
      {isAsked && choice && (
        <SubmitConfirm title={decide.title} yes={decide.yes} onClose={() => setIsAsked(false)}>
          <p>{questionOf(choice)(what, messages.orderWord(entry.orderNumber))}</p>
          {isLate && difference(entry) && <p>{difference(entry)}</p>}
          {(choice === 'accepted' || choice === 'rest') && <CustomerTold contact={entry.contact} />}
        </SubmitConfirm>
      )}
    </Form>
  )
}
