import { useState } from 'react'
import type { z } from 'zod'
import { useApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { toLocalDay } from '#ui/text/local-day.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { handReturn } from '../../schemas-actions.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { RefundButton } from './refund-button.tsx'
import { ReturnFields } from './return-fields.tsx'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

type ReturnProps = { entry: LedgerEntry; onDone: () => void }

/**
 * The button and form for returning a surplus. The card service returns money to a card. Staff send other money by hand and record here how
 * and when they sent it, and the transaction or reference.
 */
export function SurplusReturn({ entry, onDone }: ReturnProps) {
  const { surplusReturn: say } = useMessages()
  const { can } = usePanel()
  const [isAsked, setIsAsked] = useState(false)
  if (!entry.surplus || !can('money.change')) return null

  function finish(): void {
    setIsAsked(false)
    onDone()
  }

  return (
    <div className={styles.buttons}>
      <RefundButton entry={entry} onDone={onDone} />
      <Button size="compact" onClick={() => setIsAsked(true)}>
        {say.button}
      </Button>
      {isAsked && (
        <ReturnDialog entry={entry} amount={entry.surplus.amount} onDone={finish} onClose={() => setIsAsked(false)} />
      )}
    </div>
  )
}

const USUAL_WAYS = { crypto: 'crypto', card: 'card', manual: 'transfer' } as const

function ReturnDialog({ entry, amount, onDone, onClose }: ReturnProps & { amount: string; onClose: () => void }) {
  const messages = useMessages()
  const { surplusReturn: say } = messages
  const { now } = usePanel()
  const api = useApi()
  const { sum } = useFormats()
  const form = useSchemaForm({
    schema: handReturn,
    defaultValues: { way: USUAL_WAYS[entry.method], returnedOn: toLocalDay(now()), proof: '' },
  })

  async function note({ proof, ...how }: z.input<typeof handReturn>): Promise<void> {
    const body = { ...how, proof: proof.trim(), amount }
    await api.post('/api/admin/payments/{id}/return', { path: { id: entry.id }, body })
    showToast({ title: say.done })
    onDone()
  }

  return (
    <FormDialog
      title={say.title}
      submit={say.yes}
      form={form}
      onSubmit={note}
      onClose={onClose}
      className={styles.stack}
    >
      <p>{say.text(sum(amount, entry.currency), messages.orderWord(entry.orderNumber))}</p>
      <Notice tone="info" quiet>
        {say.warning}
      </Notice>
      <ReturnFields say={say} takesFocus />
      <FormFailure besideFaults />
    </FormDialog>
  )
}
