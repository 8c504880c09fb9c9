import { useState } from 'react'
import type { z } from 'zod'
import { newId } from '#base/ids.ts'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import { useApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { amountLeft } from '../../rules-ledger.ts'
import { refundRequest } from '../../schemas-actions.ts'
import type { LedgerDetail, LedgerEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

type RefundProps = { entry: LedgerEntry | LedgerDetail; onDone: () => void }

/** The button that refunds a card payment, in the currency of the charge. */
export function RefundButton({ entry, onDone }: RefundProps) {
  const { refund: say } = useMessages()
  const { can } = usePanel()
  const [isAsked, setIsAsked] = useState(false)
  const holds = entry.status === 'completed' || entry.status === 'surplus' || entry.status === 'review'
  if (entry.method !== 'card' || !holds || !can('money.change')) return null

  function finish(): void {
    setIsAsked(false)
    onDone()
  }

  return (
    <>
      <Button size="compact" onClick={() => setIsAsked(true)}>
        {say.button}
      </Button>
      {isAsked && <RefundDialog entry={entry} onDone={finish} onClose={() => setIsAsked(false)} />}
    </>
  )
}

/** A dialog that makes one refund. If the button is pressed again in the same dialog, no second refund is made. */
function RefundDialog({ entry, onDone, onClose }: RefundProps & { onClose: () => void }) {
  const messages = useMessages()
  const { refund: say } = messages
  const api = useApi()
  const { sum, lang } = useFormats()
  const [refundId] = useState(newId)
  const exact = (amount: string) => {
    const number = readNumber(amount, lang)
    return Number.isNaN(number) ? amount.trim() : String(number)
  }
  const form = useSchemaForm({
    schema: refundRequest,
    defaultValues: { amount: typedNumber(amountLeft(entry), lang), reason: '' },
    toInput: ({ amount, reason }: { amount: string; reason: string }) => ({
      amount: exact(amount),
      reason: reason.trim(),
      refundId,
    }),
  })
  const amount = exact(form.watch('amount'))
  const typed = /^\d+(?:\.\d{1,2})?$/.test(amount) ? sum(amount, entry.currency) : '…'
  const order = messages.orderWord(entry.orderNumber)

  async function refund(body: z.input<typeof refundRequest>): Promise<void> {
    const { status } = await api.post('/api/admin/payments/{id}/refund', { path: { id: entry.id }, body })
    showToast({ title: say[status], kind: status === 'failed' ? 'destructive' : 'default' })
    onDone()
  }

  return (
    <FormDialog
      title={say.title}
      submit={say.confirm(typed, order)}
      isDangerous
      form={form}
      onSubmit={refund}
      onClose={onClose}
      className={styles.stack}
    >
      <p>{say.text(order)}</p>
      <TextField
        name="amount"
        label={say.amount}
        inputMode="decimal"
        after={<span className={styles.unit}>{entry.currency === 'USD' ? '$' : '₽'}</span>}
        data-autofocus
      />
      <TextAreaField name="reason" rows={2} maxLength={2000} label={say.reason} />
      <FormFailure besideFaults />
    </FormDialog>
  )
}
