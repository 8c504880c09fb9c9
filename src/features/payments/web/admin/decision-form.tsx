import { useId, useState } from 'react'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

type Choice = LedgerEntry['choices'][number]

/** What a person may decide about a payment, with a note, and one question more before it counts. */
export function DecisionForm({ entry, onDone }: { entry: LedgerEntry; onDone: () => void }) {
  const messages = useMessages()
  const { decide, decisions } = messages
  const { can } = usePanel()
  const api = useApi()
  const { sum, came } = useFormats()
  const name = useId()
  const [choice, setChoice] = useState<Choice>()
  const [note, setNote] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const [isWanting, setIsWanting] = useState(false)
  const action = useAction(async () => {
    if (!choice) return
    const { attention, received, strange } = entry
    const body = { decision: choice, note: note.trim(), attention: attention ?? undefined, received, strange }
    await api.post('/api/admin/payments/{id}/review', { path: { id: entry.id }, body })
  })
  if (entry.choices.length === 0) return null
  const isClosed = !can('money.change')
  const what = came(entry) || sum(entry.expected, entry.currency)

  function ask(): void {
    setIsWanting(note.trim() === '')
    if (note.trim() !== '') setIsAsked(true)
  }

  async function decideNow(): Promise<void> {
    if (!(await action.run())) return
    setIsAsked(false)
    showToast({ title: decide.saved })
    onDone()
  }

  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (choice) ask()
      }}
    >
      <fieldset className={styles.choices} disabled={isClosed}>
        <legend>{decide.choose}</legend>
        {entry.choices.map((each) => (
          <label key={each} className={styles.choice}>
            <input type="radio" name={name} value={each} checked={each === choice} onChange={() => setChoice(each)} />
            <span>{decisions[each].label}</span>
            <small>{decisions[each].text}</small>
          </label>
        ))}
      </fieldset>
      {choice && (
        <>
          <Field
            multiline
            rows={2}
            maxLength={2000}
            label={decide.note}
            hint={decide.noteHint}
            error={isWanting && note.trim() === '' ? decide.needsNote : undefined}
            value={note}
            onChange={setNote}
          />
          <div className={styles.buttons}>
            <Button kind="primary" size="compact" type="submit">
              {decide.confirm(decisions[choice].label)}
            </Button>
          </div>
        </>
      )}
      {isClosed && <p className={styles.quiet}>{messages.whyNot}</p>}
      {isAsked && choice && (
        <ConfirmDialog
          title={decide.title}
          yes={decide.yes}
          back={messages.cancel}
          closeLabel={messages.close}
          action={action}
          onYes={() => void decideNow()}
          onClose={() => setIsAsked(false)}
        >
          <p>{decide[choice](what, messages.orderWord(entry.orderNumber))}</p>
        </ConfirmDialog>
      )}
    </form>
  )
}
