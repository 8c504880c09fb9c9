import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { CardPayment as Payment } from './card-payment-state.ts'
import styles from './card-payment.module.css'
import { OrdersMail } from './orders-mail.tsx'
import { useWords } from './words.ts'

type CardPaymentProps = { card: Payment; onBack: (() => void) | undefined }

/** The payment service's own page in a new tab, and here everything that can come of it but success. */
export function CardPayment({ card, onBack }: CardPaymentProps) {
  const { card: words, method } = useWords()
  return (
    <section className={styles.card} aria-label={words.title}>
      <h3>{words.title}</h3>
      <Body card={card} />
      {onBack && (
        <Button kind="quiet" wide onClick={onBack}>
          {method.other}
        </Button>
      )}
    </section>
  )
}

function Body({ card }: { card: Payment }) {
  const { card: words } = useWords()
  if (card.id === undefined) {
    return (
      <>
        <p className={styles.text}>{words.text}</p>
        <Fault card={card} />
        <OpenButton card={card}>{words.open}</OpenButton>
      </>
    )
  }
  switch (card.status) {
    case 'declined':
    case 'expired':
      return (
        <>
          <Notice tone="warn" title={words[card.status].title}>
            {words[card.status].text}
          </Notice>
          <Fault card={card} />
          <OpenButton card={card}>{words.anew}</OpenButton>
        </>
      )
    case 'review':
      return (
        <Notice tone="warn" title={words.review.title} action={<OrdersMail orderId={card.orderId} />}>
          {words.review.text}
        </Notice>
      )
    case 'waiting':
    case 'completed':
    case 'surplus':
    case undefined:
      return <Waiting card={card} />
  }
}

function Waiting({ card }: { card: Payment }) {
  const { card: words, waiting } = useWords()
  return (
    <>
      <div className={styles.waiting} role="status">
        <Spinner />
        <div>
          <p className={styles.strong}>{words.waitingTitle}</p>
          <p className={styles.text}>{words.waiting}</p>
          {card.obstacle && <p className={styles.unreachable}>{waiting.obstacles[card.obstacle]}</p>}
        </div>
      </div>
      <Fault card={card} />
      {card.blockedUrl === undefined ? (
        <OpenButton card={card}>{words.again}</OpenButton>
      ) : (
        <>
          <Notice tone="info">{words.blocked}</Notice>
          <Button href={card.blockedUrl} target="_blank" rel="noopener" kind="primary" wide>
            {words.open}
          </Button>
        </>
      )}
      <Button wide onClick={card.check}>
        {words.check}
      </Button>
    </>
  )
}

function OpenButton({ card, children }: { card: Payment; children: ReactNode }) {
  return (
    <Button kind="primary" wide busy={card.busy} onClick={() => void card.open()}>
      {children}
    </Button>
  )
}

function Fault({ card }: { card: Payment }) {
  const words = useWords()
  if (card.fault === undefined) return null
  return (
    <Notice tone="danger" title={words.createFailed}>
      {card.fault || words.card.failedSafe}
    </Notice>
  )
}
