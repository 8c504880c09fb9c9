import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import type { LedgerDetail } from '../../schemas-ledger.ts'
import { ChainText } from './payment-badges.tsx'
import styles from './payments-page.module.css'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

/** The transfers, decisions and refunds of a payment. Empty parts are left out. */
export function PaymentHistory({ payment }: { payment: LedgerDetail }) {
  const messages = useMessages()
  const { sections, decisions, attentions, refundStatuses } = messages
  const { sum, moment, person, reason } = useFormats()
  // Unconfirmed transactions. A transaction that is already in a block is listed as a transfer.
  const onTheWay = payment.sightings.filter(({ inMempool }) => inMempool)
  return (
    <div className={styles.stack}>
      <Part title={sections.transfers}>
        {payment.transfers.map((one) => (
          <li key={`${one.transactionHash} ${one.amount}`}>
            <strong>{sum(one.amount, one.currency)}</strong>
            <ChainText text={one.transactionHash} url={one.transactionUrl} isShort />
            <span className={styles.why}>
              {messages.inBlock(one.height)} · {moment(one.minedAt)}
            </span>
          </li>
        ))}
      </Part>
      <Part title={sections.sightings}>
        {onTheWay.map((one) => (
          <li key={one.transactionHash}>
            <strong>{sum(one.amount, one.currency)}</strong>
            <ChainText text={one.transactionHash} url={one.transactionUrl} isShort />
            <span className={styles.why}>
              {messages.inMempool} · {moment(one.firstSeenAt)}
            </span>
          </li>
        ))}
      </Part>
      <Part title={sections.decisions}>
        {payment.decisions.map((one) => (
          <li key={one.attention}>
            <strong>
              {attentions[one.attention as keyof typeof attentions]?.title ?? one.attention}:{' '}
              {decisions[one.decision].label}
            </strong>
            <span>{one.note}</span>
            <span className={styles.why}>
              {person(one.by)} · {moment(one.at)}
            </span>
          </li>
        ))}
      </Part>
      <Part title={sections.refunds}>
        {payment.refunds.map((one) => (
          <li key={one.id}>
            <strong>
              {sum(one.amount, one.currency)} · {refundStatuses[one.status]}
            </strong>
            <span>{one.reason === 'surplus' ? messages.fact.surplus : reason(one.reason)}</span>
            {one.providerRef && <span className={styles.mono}>{one.providerRef}</span>}
            {one.status !== 'done' && one.lastFault && <span className={styles.why}>{one.lastFault}</span>}
            <span className={styles.why}>
              {person(one.requestedBy)} · {moment(one.requestedAt)}
            </span>
          </li>
        ))}
      </Part>
      <Part title={sections.history}>
        {payment.events.map((one) => (
          <li key={`${one.at} ${one.action}`}>
            <span>{messages.actions[one.action] ?? one.action}</span>
            <span className={styles.why}>
              {person(one.by)} · {moment(one.at)}
            </span>
          </li>
        ))}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list} data-plain>
        {children}
      </ul>
    </Card>
  )
}
