import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderDigits } from '#base/ids.ts'
import { formatDollars } from '#base/money-format.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { shownNames } from '#features/orders/plans/rules-participants.ts'
import { setApiData } from '#ui/data/api.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { Names } from '#ui/text/names.tsx'
import { Price } from '#ui/text/price.tsx'
import type { PartnerOrderView } from '../schemas.ts'
import type { PartProps } from './dashboard-props.ts'
import { useMessages } from './messages.ts'
import { StateBadge } from './orders-tab.tsx'
import { usePartner, usePartnerOrder } from './partner-calls.ts'
import { cents } from './partner-format.ts'
import { Missing } from './partner-states.tsx'
import styles from './partner.module.css'
import { ReportForm } from './partner/report-form.tsx'
import { type OrderPartProps, PaymentLink } from './payment-link.tsx'

/** The page of one order: its link, its items, and money that the partner received outside the shop. */
export function PartnerOrder({ id, root }: PartProps & { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const client = useQueryClient()
  const query = usePartnerOrder(id)
  const keep = (order: PartnerOrderView) =>
    setApiData(client, '/api/partner/orders/{id}', { path: { id }, query: { lang } }, order)
  return (
    <section className={styles.part}>
      <Link href={`${root}?tab=orders`} className={styles.back}>
        <Icon name="arrow-left" size={16} /> {messages.back.orders}
      </Link>
      <Loaded query={query} missing={<Missing title={messages.noOrder} text={messages.noOrderText} />}>
        {(order) => (
          <>
            <header className={styles.title}>
              <h2 className="type-h3">{messages.orders.title(orderDigits(order.id))}</h2>
              <StateBadge state={order.state} />
            </header>
            <p role="status">{messages.stateTexts[order.state]}</p>
            {order.status === 'ready' && (
              <p>
                <Link href={orderPath(order.id)}>{messages.orders.results}</Link>
              </p>
            )}
            <div className={styles.columns}>
              <div className={styles.column}>
                <Contents order={order} />
                <About order={order} root={root} />
              </div>
              <div className={styles.column}>
                {order.status === 'pending' && order.state !== 'awaiting-confirmation' && (
                  <PaymentLink order={order} onChange={keep} />
                )}
                {(order.status === 'pending' || reportStands(order)) && (
                  <ManualPayment order={order} onChange={keep} onReload={query.refetch} />
                )}
              </div>
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Returns true if the partner reported a payment and staff did not decline the report. */
function reportStands({ reported }: PartnerOrderView): boolean {
  return reported !== null && reported.status !== 'withdrawn'
}

function Contents({ order }: { order: PartnerOrderView }) {
  const { orders: messages } = useMessages()
  const lang = useLang()
  return (
    <Card as="section" className={styles.card}>
      <h3>{messages.contents}</h3>
      <ul data-plain className={styles.lines}>
        {order.items.map(({ id, name, duration, price, quantity }) => (
          <li key={id}>
            <span>
              {printedName(name)}
              <small>
                {messages.weeks(duration)}
                {quantity > 1 && ` × ${quantity}`}
              </small>
            </span>
            <Price cents={cents(price * quantity)} lang={lang} />
          </li>
        ))}
        <li className={styles.total}>
          <span>{messages.total}</span>
          <Price cents={cents(order.total)} lang={lang} />
        </li>
      </ul>
    </Card>
  )
}

function About({ order, root }: PartProps & { order: PartnerOrderView }) {
  const { orders: messages } = useMessages()
  const lang = useLang()
  const { client, plan } = order
  const people = shownNames(plan.participants, lang)
  return (
    <Card as="section" className={styles.card}>
      <Facts
        facts={[
          {
            term: messages.client,
            value: client.id ? (
              <Link href={`${root}?tab=clients&client=${client.id}`}>
                <bdi>{client.name}</bdi>
              </Link>
            ) : (
              client.name
            ),
          },
          { term: messages.placed, value: formatDayShort(order.createdAt, lang) },
          { term: messages.sent, value: order.sentAt && formatDayShort(order.sentAt, lang) },
          { term: messages.paid, value: order.paidAt && formatDayShort(order.paidAt, lang) },
          { term: messages.startDate, value: plan.startDate && formatDayShort(`${plan.startDate}T12:00:00`, lang) },
          {
            term: messages.participants,
            value:
              people.length > 0 ? (
                <>
                  <Names names={people} />
                  {plan.hasNewNames && <p className={styles.hint}>{messages.hasNewNames}</p>}
                </>
              ) : null,
          },
          {
            term: messages.wishes,
            value: plan.specialWishes && (
              <span className={styles.text} dir="auto">
                {plan.specialWishes}
              </span>
            ),
          },
          { term: messages.note, value: order.note && <span className={styles.text}>{order.note}</span> },
        ]}
      />
    </Card>
  )
}

type ManualPaymentProps = OrderPartProps & { onReload: () => void }

/** The part of the page about money that the partner received outside the shop. The partner reports it once. After that the page shows the report. */
function ManualPayment({ order, onChange, onReload }: ManualPaymentProps) {
  const { manual: messages } = useMessages()
  const lang = useLang()
  const [isOpen, setIsOpen] = useState(false)
  const { data: partner } = usePartner()
  const sum = (usd: number) => formatDollars(usd, lang)
  const { reported } = order
  const isDeclined = reported?.status === 'withdrawn'
  return (
    <Card as="section" className={styles.card}>
      <h3>{messages.title}</h3>
      {reported && (
        <p>
          {messages.reported(
            formatDollars(reported.amountUsd, lang),
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
            {partner &&
              (partner.approvalFromUsd === 0
                ? messages.approvalAlways
                : messages.approvalFrom(sum(partner.approvalFromUsd), sum(partner.approvalDayFromUsd)))}
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
