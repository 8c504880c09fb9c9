import { useState } from 'react'
import type { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { formatDollars } from '#base/money-format.ts'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import { useApi } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { CheckField } from '#ui/forms/choice-fields.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Price } from '#ui/text/price.tsx'
import { type PartnerDetail, payoutInput } from '../../schemas-admin.ts'
import { formatMonth, PAYOUT_TONES } from '../partner-format.ts'
import { useMessages } from './messages.ts'
import styles from './partners.module.css'

type Month = PartnerDetail['months'][number]

type PartnerMonthsProps = {
  partner: PartnerDetail
  onReload: () => void
}

/** The list of months, each with the sum that is still due. */
export function PartnerMonths({ partner, onReload }: PartnerMonthsProps) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const [paying, setPaying] = useState<Month>()
  const [payoutIdOf] = useState(keepPayoutIds)

  function close(): void {
    setPaying(undefined)
    // The page loads the months again, because the payout may be recorded even if the response was lost.
    onReload()
  }

  return (
    <section className={styles.column}>
      <h2 className={styles.heading}>{messages.months}</h2>
      <DataTable
        label={messages.months}
        columns={columnsOf(messages, { lang, pay: can('partners.change') ? setPaying : undefined })}
        list={{ data: partner.months }}
        keyOf={({ month }) => month}
        empty={messages.noMonths}
      />
      {paying && (
        <PayoutDialog partner={partner} month={paying} payoutId={payoutIdOf(partner.id, paying)} onClose={close} />
      )}
    </section>
  )
}

type PayoutMonth = Pick<PartnerDetail['months'][number], 'month' | 'payoutsUsd'>

/**
 * Returns a function that gives the id for the next payout of a month. The id does not change until the table shows a higher payout. So a
 * payout whose response was lost is not recorded twice, even if the table could not be loaded since then.
 */
export function keepPayoutIds(): (partnerId: string, month: PayoutMonth) => string {
  const ids = new Map<string, string>()
  return (partnerId, { month, payoutsUsd }) => {
    const next = `${partnerId} ${month} ${payoutsUsd}`
    const id = ids.get(next) ?? newId()
    ids.set(next, id)
    return id
  }
}

type PayoutDialogProps = { partner: PartnerDetail; month: Month; payoutId: string; onClose: () => void }

function PayoutDialog({ partner, month, payoutId, onClose }: PayoutDialogProps) {
  const messages = useMessages()
  const lang = useLang()
  const api = useApi()
  const holdsCash = partner.heldUsd > 0
  const form = useSchemaForm({
    schema: payoutInput,
    // A partner who has cash usually takes the commission from this cash, so this is the default.
    defaultValues: { amountUsd: typedNumber(month.dueUsd.toFixed(2), lang), note: '', fromCash: holdsCash },
    toInput: ({ amountUsd, note, fromCash }: { amountUsd: string; note: string; fromCash: boolean }) => ({
      month: month.month,
      amountUsd: readNumber(amountUsd, lang),
      note,
      fromCash,
      payoutId,
    }),
  })

  async function mark(body: z.input<typeof payoutInput>): Promise<void> {
    await api.post('/api/admin/partners/{id}/payouts', { path: { id: partner.id }, body })
    showToast({ title: messages.payoutDone })
    onClose()
  }

  return (
    <FormDialog
      title={messages.payoutTitle(formatMonth(month.month, lang))}
      submit={messages.payout}
      form={form}
      onSubmit={mark}
      onClose={onClose}
      className={styles.form}
    >
      <p>{messages.payoutText}</p>
      {month.deductedUsd > 0 && (
        <p className={styles.hint}>{messages.deductedText(formatDollars(month.deductedUsd, lang))}</p>
      )}
      <TextField name="amountUsd" label={messages.amount} inputMode="decimal" autoComplete="off" />
      <TextField name="note" label={messages.note} maxLength={500} />
      {holdsCash && <CheckField name="fromCash" label={messages.fromCash(formatDollars(partner.heldUsd, lang))} />}
      <FormFailure besideFaults />
    </FormDialog>
  )
}

type ColumnContext = { lang: Lang; pay: ((month: Month) => void) | undefined }

function columnsOf(messages: ReturnType<typeof useMessages>, { lang, pay }: ColumnContext): Column<Month>[] {
  const { monthColumns: titles } = messages
  const money = (dollars: number) => <Price cents={Math.round(dollars * 100)} lang={lang} />
  return [
    {
      id: 'month',
      title: titles.month,
      isHeading: true,
      cell: ({ month }) => <span className={styles.nowrap}>{formatMonth(month, lang)}</span>,
    },
    { id: 'orders', title: titles.orders, isFigure: true, cell: ({ orders }) => orders },
    { id: 'sales', title: titles.sales, isFigure: true, cell: ({ paidUsd }) => money(paidUsd) },
    { id: 'earned', title: titles.earned, isFigure: true, cell: ({ commissionUsd }) => money(commissionUsd) },
    { id: 'paidOut', title: titles.paidOut, isFigure: true, cell: ({ payoutsUsd }) => money(payoutsUsd) },
    {
      id: 'state',
      title: titles.state,
      cell: (month) =>
        pay && (month.state === 'due' || month.state === 'partly') ? (
          <Button size="compact" className={styles.nowrap} onClick={() => pay(month)}>
            {messages.payout}
          </Button>
        ) : (
          <Badge tone={PAYOUT_TONES[month.state]}>{messages.payouts[month.state]}</Badge>
        ),
    },
  ]
}
