import { type SyntheticEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import type { OrderAdminMessages } from '../../messages-admin.en.ts'
import { REASON_MAX } from '../../model.ts'
import { tagOf } from './format.ts'
import { useMessages } from './messages.ts'
import styles from './reason-dialog.module.css'
import type { Asked } from './use-move-order.ts'

type ReasonDialogProps = { asked: Asked | undefined; onAnswer: (reason: string) => void; onClose: () => void }

/** Asks why a step is undone, or whether an order is really to be cancelled. */
export function ReasonDialog({ asked, onAnswer, onClose }: ReasonDialogProps) {
  const { reason, steps } = useMessages()
  // The words stay while the dialog closes.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const title = last ? reason.title(tagOf(last.order.id), stepOf(last, steps)) : ''
  return (
    <Dialog open={asked !== undefined} onClose={onClose} title={title} closeLabel={reason.close}>
      {last && <ReasonForm key={last.order.id + last.to} asked={last} onAnswer={onAnswer} onClose={onClose} />}
    </Dialog>
  )
}

/** What is about to be done, in the words of the button that began it. */
function stepOf({ order, to }: Asked, steps: OrderAdminMessages['steps']): string {
  return to === 'processing' && order.status === 'ready' ? steps.backToProcessing : steps[to]
}

function ReasonForm({ asked, onAnswer, onClose }: { asked: Asked } & Omit<ReasonDialogProps, 'asked'>) {
  const { reason, steps } = useMessages()
  const [text, setText] = useState('')
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    onAnswer(text.trim())
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
      <div className={styles.buttons}>
        <Button onClick={onClose}>{reason.close}</Button>
        <Button
          kind={asked.to === 'cancelled' || asked.to === 'refunded' ? 'danger' : 'primary'}
          type="submit"
          disabled={asked.needsReason && text.trim() === ''}
        >
          {stepOf(asked, steps)}
        </Button>
      </div>
    </form>
  )
}
