import { useState } from 'react'
import { newId } from '#base/ids.ts'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import { amountLeft } from '../../rules-refund.ts'
import type { LedgerDetail, LedgerEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

/** Gives money of a card payment back, in what the card was charged. One opened dialog is one refund, however often it is pressed. */
export function RefundButton({ entry, onDone }: { entry: LedgerEntry | LedgerDetail; onDone: () => void }) {
  const messages = useMessages()
  const { refund: say } = messages
  const { can } = usePanel()
  const api = useApi()
  const { sum, lang } = useFormats()
  const [refundId, setRefundId] = useState<string>()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const number = readNumber(amount, lang)
  const exact = Number.isNaN(number) ? amount.trim() : String(number)
  const action = useAction(async () => {
    const body = { amount: exact, reason: reason.trim(), refundId }
    const { status } = await api.post('/api/admin/payments/{id}/refund', { path: { id: entry.id }, body })
    showToast({ title: say[status], kind: status === 'failed' ? 'destructive' : 'default' })
  })
  const holds = entry.status === 'completed' || entry.status === 'surplus' || entry.status === 'review'
  if (entry.method !== 'card' || !holds || !can('money.change')) return null

  function open(): void {
    action.clear()
    setAmount(typedNumber(amountLeft(entry), lang))
    setRefundId(newId())
  }

  async function go(): Promise<void> {
    if (!(await action.run())) return
    setRefundId(undefined)
    onDone()
  }

  const typed = /^\d+(?:\.\d{1,2})?$/.test(exact) ? sum(exact, entry.currency) : '…'
  return (
    <>
      <Button size="compact" onClick={open}>
        {say.button}
      </Button>
      {refundId !== undefined && (
        <ConfirmDialog
          title={say.title}
          yes={say.confirm(typed, messages.orderWord(entry.orderNumber))}
          back={messages.cancel}
          closeLabel={messages.close}
          isDangerous
          action={action}
          onYes={() => void go()}
          onClose={() => setRefundId(undefined)}
        >
          <p>{say.text(messages.orderWord(entry.orderNumber))}</p>
          <Field
            label={say.amount}
            inputMode="decimal"
            value={amount}
            onChange={setAmount}
            error={action.faults.amount ?? action.faults.amountUsd}
            after={<span className={styles.unit}>{entry.currency === 'USD' ? '$' : '₽'}</span>}
            data-autofocus
          />
          <Field
            multiline
            rows={2}
            maxLength={2000}
            label={say.reason}
            value={reason}
            onChange={setReason}
            error={action.faults.reason}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
