import { useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { formatUsd } from '#base/money-format.ts'
import { usePartner } from './partner-calls.ts'
import { cents } from './partner-format.ts'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { useMessages } from './messages.ts'
import styles from './partner.module.css'
import { ReportForm } from './partner/report-form.tsx'
import type { OrderPartProps } from './payment-link.tsx'

type ManualPaymentProps = OrderPartProps & { onReload: () => void }

/** Money received outside the shop: reported once, then shown. */
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
