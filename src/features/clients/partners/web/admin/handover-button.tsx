import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { newId } from '#base/ids.ts'
import { formatUsd } from '#base/money-format.ts'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import { useApi } from '#ui/data/api.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { CheckField } from '#ui/forms/choice-fields.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { toLocalDay } from '#ui/text/local-day.ts'
import { useLang } from '#ui/text/messages.tsx'
import { handoverInput, type PartnerDetail } from '../../schemas-admin.ts'
import { useMessages } from './messages.ts'
import styles from './partners.module.css'

type HandoverProps = { partner: PartnerDetail; onReload: () => void }

/** The button that records cash that the partner gave to the shop. */
export function HandoverButton({ partner, onReload }: HandoverProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const [isOpen, setOpen] = useState(false)
  function finish(): void {
    setOpen(false)
    // The page loads the sums again, because the money may be recorded even if the response was lost.
    onReload()
  }
  return (
    <div className={styles.buttons}>
      <Button size="compact" disabled={!can('partners.change')} onClick={() => setOpen(true)}>
        {messages.handover}
      </Button>
      {!can('partners.change') && <span className={styles.hint}>{messages.noRight}</span>}
      {isOpen && <HandoverDialog partner={partner} onClose={finish} />}
    </div>
  )
}

type Typed = { amountUsd: string; receivedOn: string; note: string; keepsCommission: boolean }

/** Returns the commission in cents that the partner can take from the cash that remains after this receipt. */
function keptOf({ heldUsd, dueUsd }: PartnerDetail, receivedUsd: number): number {
  if (Number.isNaN(receivedUsd)) return 0
  return Math.max(0, Math.round(Math.min(dueUsd, heldUsd - receivedUsd) * 100))
}

/** The dialog that records a receipt of cash. One open dialog records one receipt, even if the button is pressed again. */
function HandoverDialog({ partner, onClose }: { partner: PartnerDetail; onClose: () => void }) {
  const messages = useMessages()
  const lang = useLang()
  const api = useApi()
  const { now } = usePanel()
  const [handoverId] = useState(newId)
  const form = useSchemaForm({
    schema: handoverInput,
    defaultValues: {
      // The field starts with the amount that the partner owes: the cash less the commission.
      amountUsd: partner.balanceUsd < 0 ? typedNumber((-partner.balanceUsd).toFixed(2), lang) : '',
      receivedOn: toLocalDay(now()),
      note: '',
      keepsCommission: true,
    },
    toInput: ({ amountUsd, keepsCommission, ...rest }: Typed) => ({
      ...rest,
      amountUsd: readNumber(amountUsd, lang),
      keepsCommission: keepsCommission && keptOf(partner, readNumber(amountUsd, lang)) > 0,
      handoverId,
    }),
  })
  const kept = keptOf(partner, readNumber(useWatch({ control: form.control, name: 'amountUsd' }), lang))
  async function record(body: z.input<typeof handoverInput>): Promise<void> {
    await api.post('/api/admin/partners/{id}/handovers', { path: { id: partner.id }, body })
    showToast({ title: messages.handoverDone })
    onClose()
  }
  return (
    <FormDialog
      title={messages.handoverTitle}
      submit={messages.handoverYes}
      form={form}
      onSubmit={record}
      onClose={onClose}
      className={styles.form}
    >
      <p>{messages.handoverText}</p>
      <TextField name="amountUsd" label={messages.amount} inputMode="decimal" autoComplete="off" data-autofocus />
      <TextField name="receivedOn" label={messages.handoverDay} type="date" />
      <TextField name="note" label={messages.note} maxLength={500} />
      {kept > 0 && <CheckField name="keepsCommission" label={messages.keepsCommission(formatUsd(kept, lang))} />}
      <FormFailure besideFaults />
    </FormDialog>
  )
}
