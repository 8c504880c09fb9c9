import { useEffect } from 'react'
import { orderDigits } from '#base/ids.ts'
import { formatDollars } from '#base/money-format.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { MARK_PATH, MARK_SIDE } from '#ui/layout/mark-path.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { OrdersMailboxLink } from './orders-mailbox-link.tsx'
import { StepTitle } from './step-title.tsx'
import { trackPurchase } from './coin/track-payment.ts'
import styles from './payment-success.module.css'
import { useMessages } from './messages.ts'

type PaymentSuccessProps = {
  orderId: string
  amountUsd: number
  /** The messages about a surplus. */
  notes: string[]
  orderHref: string
  /** Called when one of the links is pressed. */
  onDone: (() => void) | undefined
}

/** The message that the order is paid: its number and sum, what happens next, and one main button to the next step. */
export function PaymentSuccess({ orderId, amountUsd, notes, orderHref, onDone }: PaymentSuccessProps) {
  const { success } = useMessages()
  const lang = useLang()
  const card = useGiftCard(orderId)
  const steps = [success.email, ...card, useStillToGive(orderId), success.performed]
  const isOnOrder = window.location.pathname === orderHref
  useEffect(() => void trackPurchase(orderId, lang), [orderId, lang])
  return (
    <section className={styles.success} aria-labelledby="paid-title">
      <Seal />
      <div role="status">
        <StepTitle id="paid-title" className="type-h2" always>
          {success.title}
        </StepTitle>
        <p className={styles.order}>{success.order(orderDigits(orderId), formatDollars(amountUsd, lang))}</p>
      </div>
      {notes.map((note) => (
        <div key={note} className={styles.surplus}>
          <Notice tone="info" quiet>
            {note} <OrdersMailboxLink orderId={orderId} />
          </Notice>
        </div>
      ))}
      <div className={styles.next}>
        <h4>{success.next}</h4>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className={styles.actions}>
        <Button as={Link} href={`${orderHref}/plan`} kind="primary" wide onClick={onDone}>
          {success.plan}
        </Button>
        {!isOnOrder && (
          <Button as={Link} href={orderHref} wide onClick={onDone}>
            {success.open}
          </Button>
        )}
        <Button as={Link} href="/user-profile" kind="quiet" wide onClick={onDone}>
          {success.profile}
        </Button>
      </div>
    </section>
  )
}

/** Returns a sentence that names what the customer must still give for the order. Before the shop's answer it is a general sentence. */
function useStillToGive(orderId: string): string {
  const { success } = useMessages()
  const lang = useLang()
  const { data } = useApiQuery('/api/orders/{id}/progress', { path: { id: orderId }, query: { lang } })
  if (!data) return success.give
  const needed = data.missing.filter((part) => part !== 'wish')
  if (needed.length > 0) return success.missing(needed.map((part) => success.parts[part]))
  if (data.missing.length > 0) return success.onlyWish
  const isLeft = data.lines.some(({ priestChooses, askedDay, days }) => priestChooses && askedDay === null && !days[0])
  return isLeft ? success.completeLeft : success.complete
}

/** Returns a sentence that says where the gift card of the order is. Empty if the order is not a gift. */
function useGiftCard(orderId: string): string[] {
  const { success } = useMessages()
  const lang = useLang()
  const { data } = useApiQuery('/api/orders/{id}/gift', { path: { id: orderId }, query: { lang } })
  return data?.isGift ? [success.card] : []
}

/** The shop's flame inside a ring. It is drawn once: first the ring, then the outline of the flame, and then the flame is lit. */
function Seal() {
  return (
    <svg className={styles.seal} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <circle cx="48" cy="48" r="45" pathLength="1" />
      <g transform={`translate(48 46) scale(1.75) translate(${-MARK_SIDE / 2} ${-MARK_SIDE / 2})`}>
        <path className={styles.fire} d={MARK_PATH} />
        <path className={styles.outline} d={MARK_PATH} pathLength="2" />
      </g>
    </svg>
  )
}
