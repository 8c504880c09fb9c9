import { useState } from 'react'
import type { z } from 'zod'
import { useApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { returnRequest } from '../../schemas-actions.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { RefundButton } from './refund-button.tsx'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

const schema = returnRequest.omit({ amount: true })

/** Returns a surplus. The card service returns money to a card. Staff send other money by hand and record it here with its proof. */
export function SurplusReturn({ entry, onDone }: { entry: LedgerEntry; onDone: () => void }) {
  const messages = useMessages()
  const { surplusReturn: say } = messages
  const { can } = usePanel()
  const api = useApi()
  const { sum } = useFormats()
  const [isAsked, setIsAsked] = useState(false)
  const form = useSchemaForm({ schema, defaultValues: { proof: '' } })
  const { surplus } = entry
  if (!surplus || !can('money.change')) return null

  async function note({ proof }: z.input<typeof schema>): Promise<void> {
    const body = { proof: proof.trim(), amount: surplus?.amount }
    await api.post('/api/admin/payments/{id}/return', { path: { id: entry.id }, body })
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
        <FormDialog
          title={say.title}
          submit={say.yes}
          form={form}
          onSubmit={note}
          onClose={() => setIsAsked(false)}
          className={styles.stack}
        >
          <p>{say.text(sum(surplus.amount, entry.currency), messages.orderWord(entry.orderNumber))}</p>
          <Notice tone="info" quiet>
            {say.warning}
          </Notice>
          <TextField name="proof" label={say.proof} hint={say.proofHint} maxLength={200} data-autofocus />
          <FormFailure besideFaults />
        </FormDialog>
      )}
    </div>
  )
}
