import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Link } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { LedgerDetail } from '../../schemas-ledger.ts'
import { Approval } from './approval.tsx'
import { ContactLink } from './contact-link.tsx'
import { DecisionForm } from './decision-form.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { ChainText, PaymentState } from './payment-badges.tsx'
import styles from './payments-page.module.css'
import { RefundButton } from './refund-button.tsx'
import { SurplusReturn } from './surplus-return.tsx'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

/** The page of one payment attempt: its facts, the decisions that staff must make, and its history. */
export function PaymentDetail({ id }: { id: string }) {
  const { title, paymentFor, openOrder, writeToCustomer } = useMessages()
  const { can } = usePanel()
  const query = useApiQuery('/api/admin/payments/{id}', { path: { id } })
  return (
    <DetailPage
      query={query}
      back={{ href: '/payments', text: title }}
      title={title}
      head={(payment) => ({
        title: paymentFor(payment.orderNumber),
        aside: <PaymentState entry={payment} />,
        actions: (
          <>
            <Button as={Link} size="compact" href={`/orders/${payment.orderId}`}>
              {openOrder}
            </Button>
            {can('orders.change') && !hasOnlyPhone(payment) && (
              <Button as={Link} size="compact" href={`/orders/${payment.orderId}?letter=payment`}>
                {writeToCustomer}
              </Button>
            )}
          </>
        ),
      })}
    >
      {(payment) => (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <WhatToDo payment={payment} onDone={query.refetch} />
            <Card className={styles.card}>
              <PaymentFacts payment={payment} />
              {!payment.surplus && (
                <div className={styles.buttons}>
                  <RefundButton entry={payment} onDone={query.refetch} />
                </div>
              )}
            </Card>
          </div>
          <PaymentHistory payment={payment} />
        </div>
      )}
    </DetailPage>
  )
}

/** True if the customer is known to have no e-mail address. Then the page shows the phone number instead of the button for an e-mail. */
function hasOnlyPhone({ contact }: LedgerDetail): boolean {
  return contact !== null && !contact.includes('@')
}

function WhatToDo({ payment, onDone }: { payment: LedgerDetail; onDone: () => void }) {
  const messages = useMessages()
  const { attention, settledBy } = payment
  const { difference } = useFormats()
  const isOther = settledBy !== null && settledBy.paymentId !== payment.id
  return (
    <>
      {attention !== null && (
        <Section isCard className={styles.card} heading={styles.heading} title={messages.attentions[attention].title}>
          {difference(payment) && <p>{difference(payment)}</p>}
          <p className={styles.quiet}>{messages.attentions[attention].text}</p>
          {payment.contact && (
            <p>
              {messages.fact.contact}: <ContactLink contact={payment.contact} />
            </p>
          )}
          <DecisionForm entry={payment} onDone={onDone} />
          <Approval entry={payment} onDone={onDone} />
          <SurplusReturn entry={payment} onDone={onDone} />
        </Section>
      )}
      {isOther && (
        <Notice tone="info" quiet action={<Link href={`/payments/${settledBy.paymentId}`}>{messages.openOther}</Link>}>
          {messages.settledByOther(messages.methods[settledBy.method])}
        </Notice>
      )}
    </>
  )
}

function PaymentFacts({ payment }: { payment: LedgerDetail }) {
  const messages = useMessages()
  const { fact } = messages
  const { sum, usd, moment, day, person, way } = useFormats()
  const { currency, surplus, confirmations, requiredConfirmations: required } = payment
  const [price, expected] = [usd(payment.priceUsd), sum(payment.expected, currency)]
  const at = (instant: string | null) => instant && moment(instant)
  return (
    <Facts
      facts={[
        { term: fact.way, value: way(payment) },
        { term: fact.price, value: price },
        { term: fact.expected, value: expected !== price && expected },
        { term: fact.received, value: payment.received === '0' ? '' : sum(payment.received, currency) },
        { term: fact.surplus, value: surplus && sum(surplus.amount, currency) },
        { term: fact.underWay, value: surplus && surplus.underWay !== '0' && sum(surplus.underWay, currency) },
        {
          term: fact.confirmations,
          value: confirmations && required && messages.confirmationsOf(Math.min(confirmations, required), required),
        },
        { term: fact.address, value: payment.address && <ChainText text={payment.address} url={payment.addressUrl} /> },
        {
          term: fact.transaction,
          value: payment.transactionHash && <ChainText text={payment.transactionHash} url={payment.transactionUrl} />,
        },
        { term: fact.reference, value: payment.reference && <span className={styles.mono}>{payment.reference}</span> },
        { term: fact.receivedOn, value: payment.receivedOn && day(payment.receivedOn) },
        { term: fact.note, value: payment.note },
        { term: fact.confirmedBy, value: payment.confirmedBy && person(payment.confirmedBy) },
        { term: fact.approvedBy, value: payment.approvedBy && person(payment.approvedBy) },
        { term: fact.begun, value: moment(payment.createdAt) },
        { term: fact.expires, value: payment.status === 'waiting' && at(payment.expiresAt) },
        { term: fact.watched, value: payment.paidAt === null && at(payment.watchedUntil) },
        { term: fact.paid, value: at(payment.paidAt) },
      ].map(({ term, value }) => ({ term, value: value === false || value === 0 ? null : value }))}
    />
  )
}
