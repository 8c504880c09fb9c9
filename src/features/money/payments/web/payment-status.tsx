import { useState } from 'react'
import { useLang } from '#ui/text/messages.tsx'
import { toAsset, calculateSurplus } from './coin/coin-links.ts'
import { localDayText, localMomentText } from './coin/payment-clocks.tsx'
import { OrdersMailboxLink } from './orders-mailbox-link.tsx'
import type { ClientPayment } from './payment-state.ts'
import { StepTitle } from './step-title.tsx'
import styles from './coin/waiting-screen.module.css'
import { LiveText } from '#ui/feedback/live-text.tsx'
import { useMessages } from './messages.ts'

/** The state of a payment in words, and what the customer should do, if anything. */
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
          <StepTitle className="type-h3">{messages.waiting.title}</StepTitle>
          <p>{messages.waiting.status}</p>
        </>
      )
  }
}

function Underpaid({ payment }: { payment: ClientPayment }) {
  const messages = useMessages()
  const lang = useLang()
  const { received, amount, due, late, watchedUntil } = payment
  const asset = toAsset(payment.currency)
  if (due === '0')
    return (
      <StepTitle as="p" className={styles.strong}>
        <LiveText>{messages.underpaidChecking(received, amount, asset)}</LiveText>
      </StepTitle>
    )
  return (
    <>
      <StepTitle as="p" className={styles.strong}>
        <LiveText>{messages.underpaid(received, amount, due, asset)}</LiveText>
      </StepTitle>
      <p>{messages.underpaidRest}</p>
      {/* While the quote is valid, its clock already shows the deadline. */}
      {late && watchedUntil && <p>{messages.underpaidUntil(localMomentText(watchedUntil, lang))}</p>}
    </>
  )
}

function Detected({ payment }: { payment: ClientPayment }) {
  const { seen } = useMessages()
  const { currency, amount, received, late } = payment
  // If the quoted rate does not apply to the money, its surplus is known only after confirmation.
  const over = late ? undefined : calculateSurplus(currency, amount, received)
  return (
    <>
      <StepTitle className="type-h3">{seen.title}</StepTitle>
      <p>{seen.text}</p>
      {late && <p>{seen.late}</p>}
      {over && (
        <p>
          <LiveText>{seen.over(over, toAsset(currency))}</LiveText>
        </p>
      )}
    </>
  )
}

/** Returns true if the shop still watches the payment's address for money. */
function useIsWatched({ watchedUntil }: ClientPayment): boolean {
  const [now] = useState(() => Date.now())
  return watchedUntil !== undefined && watchedUntil.getTime() > now
}

function Expired({ payment }: { payment: ClientPayment }) {
  const { expired } = useMessages()
  const lang = useLang()
  const { watchedUntil, orderId } = payment
  const isWatched = useIsWatched(payment)
  return (
    <>
      <StepTitle className="type-h3">{expired.title}</StepTitle>
      {isWatched && watchedUntil ? (
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
  const { review, expired } = useMessages()
  const { reason, received, amount, currency, orderId } = payment
  const isWatched = useIsWatched(payment)
  const text = reason ? review.reasons[reason]({ received, amount, asset: toAsset(currency) }) : review.text
  return (
    <>
      <StepTitle className="type-h3">{review.title}</StepTitle>
      <p>
        <LiveText>{text}</LiveText>
      </p>
      {reason === 'underpaid' && !isWatched && <p>{expired.sentLongAgo}</p>}
      <p>
        {review.todo} <OrdersMailboxLink orderId={orderId} />
      </p>
    </>
  )
}
