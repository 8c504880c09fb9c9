import { useState } from 'react'
import { orderTag } from '#base/ids.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { OrderAdminMessages } from '../../../messages/admin.en.ts'
import { MAX_REASON } from '../../../model.ts'
import { CustomerTold } from '../customer-told.tsx'
import type { StatusChange } from './status-change.ts'
import { useMessages } from '../messages.ts'
import type { Question } from './use-move-order.ts'

/** Asks for the reason of a backward step, or for the confirmation of a cancellation. The dialog and its input stay until the step has succeeded. */
export function ReasonDialog({ question }: { question: Question }) {
  const { asked } = question
  // The last question stays visible while the dialog closes.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  return last && <ChangeDialog key={last.order.id + last.to} asked={last} question={question} />
}

/** The name of the step. The button that starts the step has the same text. */
function stepOf({ order, to }: StatusChange, steps: OrderAdminMessages['steps']): string {
  return to === 'processing' && order.status === 'ready' ? steps.backToProcessing : steps[to]
}

function ChangeDialog({ asked, question }: { asked: StatusChange; question: Question }) {
  const { reason, steps, notMoved } = useMessages()
  const [text, setText] = useState('')
  const { order, to, needsReason } = asked
  return (
    <ConfirmDialog
      open={question.asked !== undefined}
      title={reason.title(orderTag(order.id), stepOf(asked, steps))}
      reason={
        needsReason
          ? {
              label: reason.label,
              hint: reason.text,
              value: text,
              onChange: setText,
              maxLength: MAX_REASON,
              rows: 3,
              required: true,
            }
          : undefined
      }
      yes={stepOf(asked, steps)}
      back={reason.close}
      isDangerous={to === 'cancelled'}
      action={question}
      failureTitle={notMoved}
      onYes={() => question.answer(text.trim())}
      onClose={question.cancel}
    >
      {to === 'cancelled' && (
        <>
          <p>{order.status === 'pending' ? reason.cancelText : reason.cancelPaidText}</p>
          <CustomerTold customer={order.customer} />
        </>
      )}
    </ConfirmDialog>
  )
}
