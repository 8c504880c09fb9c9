import { type SyntheticEvent, useState } from 'react'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { dayOf } from '#ui/local-day.ts'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatUsd } from '#base/money-format.ts'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import { usePartner } from './partner-calls.ts'
import { cents } from './partner-format.ts'
import { formatDayShort } from '#ui/moment-format.ts'
import { useMessages } from './messages.ts'
import styles from './partner.module.css'
import type { OrderPartProps } from './payment-link.tsx'

type ManualPaymentProps = OrderPartProps & { onReload: () => void }

/** Money that came outside the shop: reported once, then shown. */
export function ManualPayment({ order, onChange, onReload }: ManualPaymentProps) {
  const { manual: messages } = useMessages()
  const lang = useLang()
  const [isOpen, setIsOpen] = useState(false)
  const { data: partner } = usePartner()
  const sum = (usd: number) => formatUsd(cents(usd), lang)
  const { reported } = order
  const isDeclined = reported?.status === 'withdrawn'
  return (
    <Card as="section" className={styles.card}>
      <h3>{messages.title}</h3>
      {reported && (
        <p>
          {messages.reported(
            formatUsd(cents(reported.amountUsd), lang),
            formatDayShort(reported.receivedAt, lang),
            reported.reference,
          )}
        </p>
      )}
      {reported?.status === 'awaiting' && <Notice tone="warn">{messages.waits}</Notice>}
      {isDeclined && <Notice tone="danger">{messages.declined}</Notice>}
      {(!reported || isDeclined) && (
        <>
          <p className={styles.hint}>
            {messages.text}{' '}
            {partner && messages.approvalFrom(sum(partner.approvalFromUsd), sum(partner.approvalDayFromUsd))}
          </p>
          {isOpen ? (
            <ReportForm order={order} onChange={onChange} onReload={onReload} onCancel={() => setIsOpen(false)} />
          ) : (
            <Button onClick={() => setIsOpen(true)}>{messages.open}</Button>
          )}
        </>
      )}
    </Card>
  )
}

export function ReportForm({ order, onChange, onReload, onCancel }: ManualPaymentProps & { onCancel: () => void }) {
  const { manual: messages, cancel } = useMessages()
  const lang = useLang()
  const [typed, setTyped] = useState(() => ({
    amountUsd: typedNumber(order.total, lang),
    receivedAt: dayOf(new Date()),
    reference: '',
    note: '',
  }))
  const api = useApi()
  const report = useAction(async () => {
    const body = { ...typed, amountUsd: readNumber(typed.amountUsd, lang) }
    const request = { path: { id: order.id }, query: { lang }, body }
    onChange(await api.post('/api/partner/orders/{id}/manual-payment', request))
    showToast({ title: messages.done })
  })
  const of = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: report.faults[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    void report.run()
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Field {...of('amountUsd')} label={messages.amount} inputMode="decimal" autoComplete="off" />
      <Field {...of('receivedAt')} label={messages.date} type="date" />
      <Field {...of('reference')} label={messages.reference} maxLength={200} autoComplete="off" aria-required />
      <Field {...of('note')} label={messages.note} multiline rows={2} />
      {report.failure && (
        <Notice
          tone="danger"
          {...(report.problem?.status === 409 && {
            title: messages.conflict,
            action: (
              <Button size="compact" onClick={onReload}>
                {messages.reload}
              </Button>
            ),
          })}
        >
          {report.failure}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button type="submit" kind="primary" busy={report.isBusy}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}
