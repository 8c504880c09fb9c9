import { useState } from 'react'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { RefundButton } from './refund-button.tsx'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

/** What came too much: to a card it goes by its service, the rest is sent by hand and noted here with its proof. */
export function SurplusReturn({ entry, onDone }: { entry: LedgerEntry; onDone: () => void }) {
  const messages = useMessages()
  const { surplusReturn: say } = messages
  const { can } = usePanel()
  const api = useApi()
  const { sum } = useFormats()
  const [isAsked, setIsAsked] = useState(false)
  const [proof, setProof] = useState('')
  const action = useAction(async () => {
    const body = { proof: proof.trim(), amount: entry.surplus?.amount }
    await api.post('/api/admin/payments/{id}/return', { path: { id: entry.id }, body })
  })
  if (!entry.surplus || !can('money.change')) return null

  async function note(): Promise<void> {
    if (!(await action.run())) return
    setIsAsked(false)
    showToast({ title: say.done })
    onDone()
  }

  return (
    <div className={styles.buttons}>
      <RefundButton entry={entry} onDone={onDone} />
      <Button size="compact" onClick={() => setIsAsked(true)}>
        {say.button}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={say.title}
          yes={say.yes}
          back={messages.cancel}
          closeLabel={messages.close}
          action={action}
          onYes={() => void note()}
          onClose={() => setIsAsked(false)}
        >
          <p>{say.text(sum(entry.surplus.amount, entry.currency), messages.orderWord(entry.orderNumber))}</p>
          <Notice tone="info" quiet>
            {say.warning}
          </Notice>
          <Field
            label={say.proof}
            hint={say.proofHint}
            maxLength={200}
            value={proof}
            onChange={setProof}
            error={action.faults.proof}
            data-autofocus
          />
        </ConfirmDialog>
      )}
    </div>
  )
}
