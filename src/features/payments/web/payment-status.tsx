import { useState } from 'react'
import { useLang } from '#ui/messages.tsx'
import { assetOf, surplusOf } from './coin-links.ts'
import { localDayText } from './clock-format.ts'
import { OrdersMailboxLink } from './orders-mailbox-link.tsx'
import type { ClientPayment } from './payment-state.ts'
import styles from './waiting-screen.module.css'
import { useMessages } from './messages.ts'

/** In words, what has become of a payment until now and what its customer should do, if anything. */
export function PaymentStatus({ payment }: { payment: ClientPayment }) {
  const messages = useMessages()
  switch (payment.status) {
    case 'underpaid':
      return <Underpaid payment={payment} />
    case 'detected':
      return <Detected payment={payment} />
    case 'expired':
      return <Expired payment={payment} />
    case 'review':
      return <Review payment={payment} />
    case 'waiting':
    case 'completed':
    case 'cancelled':
      return (
        <>
          <h3 className="type-h3">{messages.waiting.title}</h3>
          <p>{messages.waiting.status}</p>
        </>
      )
  }
}

function Underpaid({ payment }: { payment: ClientPayment }) {
  const messages = useMessages()
  const { received, amount, due } = payment
  const asset = assetOf(payment.currency)
  if (due === '0') return <p className={styles.strong}>{messages.underpaidChecking(received, amount, asset)}</p>
  return (
    <>
      <p className={styles.strong}>{messages.underpaid(received, amount, due, asset)}</p>
      <p>{messages.underpaidRest}</p>
    </>
  )
}

function Detected({ payment }: { payment: ClientPayment }) {
  const { seen } = useMessages()
  const { currency, amount, received, late } = payment
  // What is over at another rate than the quoted one shows only when the network has confirmed it.
  const over = late ? undefined : surplusOf(currency, amount, received)
  return (
    <>
      <h3 className="type-h3">{seen.title}</h3>
      <p>{seen.text}</p>
      {late && <p>{seen.late}</p>}
      {over && <p>{seen.over(over, assetOf(currency))}</p>}
    </>
  )
}

function Expired({ payment }: { payment: ClientPayment }) {
  const { expired } = useMessages()
  const lang = useLang()
  const { watchedUntil, orderId } = payment
  const [now] = useState(() => Date.now())
  const isWatched = watchedUntil !== undefined && watchedUntil.getTime() > now
  return (
    <>
      <h3 className="type-h3">{expired.title}</h3>
      {isWatched ? (
        <p>{expired.sent(localDayText(watchedUntil, lang))}</p>
      ) : (
        <p>
          {expired.sentLongAgo} <OrdersMailboxLink orderId={orderId} />
        </p>
      )}
      <p>{expired.notSent}</p>
    </>
  )
}

function Review({ payment }: { payment: ClientPayment }) {
  const { review } = useMessages()
  const { reason, received, amount, currency, orderId } = payment
  const text = reason ? review.reasons[reason]({ received, amount, asset: assetOf(currency) }) : review.text
  return (
    <>
      <h3 className="type-h3">{review.title}</h3>
      <p>{text}</p>
      <p>
        {review.todo} <OrdersMailboxLink orderId={orderId} />
      </p>
    </>
  )
}
