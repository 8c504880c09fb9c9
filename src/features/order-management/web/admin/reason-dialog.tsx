import { type SyntheticEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { OrderAdminMessages } from '../../messages-admin.en.ts'
import { REASON_MAX } from '../../model.ts'
import { tagOf } from './order-format.ts'
import type { Asked } from './status-change.ts'
import { useMessages } from './messages.ts'
import styles from './reason-dialog.module.css'
import type { Question } from './use-move-order.ts'

/** Asks why a step is undone, or whether an order is really to be cancelled. It stays, with what was typed, until the step was made. */
export function ReasonDialog({ question }: { question: Question }) {
  const { reason, steps } = useMessages()
  const { asked, cancel } = question
  // The words stay while the dialog closes.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const title = last ? reason.title(tagOf(last.order.id), stepOf(last, steps)) : ''
  return (
    <Dialog open={asked !== undefined} onClose={cancel} title={title} closeLabel={reason.close}>
      {last && <ReasonForm key={last.order.id + last.to} asked={last} question={question} />}
    </Dialog>
  )
}

/** What is about to be done, in the words of the button that began it. */
function stepOf({ order, to }: Asked, steps: OrderAdminMessages['steps']): string {
  return to === 'processing' && order.status === 'ready' ? steps.backToProcessing : steps[to]
}

function ReasonForm({ asked, question }: { asked: Asked; question: Question }) {
  const { reason, steps, notMoved } = useMessages()
  const { failure, isBusy, answer, cancel } = question
  const [text, setText] = useState('')
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    answer(text.trim())
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {asked.to === 'cancelled' && (
        <p>{asked.order.status === 'pending' ? reason.cancelText : reason.cancelPaidText}</p>
      )}
      {asked.to === 'refunded' && <p>{reason.refundText}</p>}
      {asked.needsReason && (
        <Field
          label={reason.label}
          hint={reason.text}
          multiline
          required
          rows={3}
          maxLength={REASON_MAX}
          value={text}
          onChange={setText}
          data-autofocus
        />
      )}
      {failure && (
        <Notice tone="danger" title={notMoved}>
          {failure}
        </Notice>
      )}
      <DialogButtons back={reason.close} onBack={cancel}>
        <Button
          kind={asked.to === 'cancelled' || asked.to === 'refunded' ? 'danger' : 'primary'}
          type="submit"
          busy={isBusy}
          disabled={asked.needsReason && text.trim() === ''}
        >
          {stepOf(asked, steps)}
        </Button>
      </DialogButtons>
    </form>
  )
}
