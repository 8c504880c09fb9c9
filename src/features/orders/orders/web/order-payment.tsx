import { lazy, Suspense, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { DAY } from '#base/time.ts'
import { findBegunPayment } from '#features/orders/cart/web/last-checkout.ts'
import { RefundRule, SaleTerms } from '#features/orders/cart/web/sale-terms.tsx'
import { CARD_CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { OrdersMailboxLink } from '#features/money/payments/web/orders-mailbox-link.tsx'
import { TransactionHash } from '#features/money/payments/web/coin/seen-transfer.tsx'
import { FactRow } from '#ui/layout/fact-list.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { formatDollars } from '#base/money-format.ts'
import { formatRoubles } from '#ui/text/price.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import type { OrderView } from '../schemas.ts'
import { orderPath } from '../paths.ts'
import { isJoined, methodCode } from '../rules-status.ts'
import { formatDay } from '#base/date-format.ts'
import styles from './order-payment.module.css'
import { useMessages } from './messages.ts'

const PaymentWidget = lazy(() =>
  import('#features/money/payments/web/payment-widget.tsx').then((module) => ({ default: module.PaymentWidget })),
)

/** Shows the payment form while the order is unpaid. After the payment it shows the paid amount and the next steps. */
export function OrderPayment({ order }: { order: OrderView }) {
  const [payingId, setPayingId] = useState(() => resumedId(order))
  // If the customer paid the order on this page, the payment form shows the result, even if the page has already loaded the paid order.
  const paysHere = order.status === 'pending' || (payingId !== undefined && order.payment?.id === payingId)
  return (
    <div className={styles.payment}>
      {paysHere ? <Pay order={order} onPayment={setPayingId} /> : <Outcome order={order} />}
      {order.status === 'pending' && (
        <div>
          <RefundRule isFixed={isJoined(order)} />
          <SaleTerms />
        </div>
      )}
    </div>
  )
}

/** The payment to show when the page is loaded: an open payment, or an ended payment for which late money can still be credited. */
function resumedId({ status, payment }: OrderView): string | undefined {
  return status === 'pending' ? (payment?.openPaymentId ?? payment?.id) : undefined
}

type PayProps = { order: OrderView; onPayment: (paymentId: string | undefined) => void }

function Pay({ order, onPayment }: PayProps) {
  const { page } = useMessages()
  const hydrated = useIsAlive()
  const { id, total, payment } = order
  const loading = (
    <p className={styles.loading}>
      <Spinner label={page.payLoading} />
    </p>
  )
  if (!hydrated) return loading
  return (
    <Suspense fallback={loading}>
      <PaymentWidget
        orderId={id}
        amountUsd={total}
        orderHref={orderPath(id)}
        latest={
          payment?.openPaymentId
            ? { ...payment, id: payment.openPaymentId, status: 'waiting' }
            : (payment ?? endedCardPayment(id))
        }
        onPayment={(made) => onPayment(made?.id)}
      />
    </Suspense>
  )
}

/**
 * Returns the last card payment of this browser. After a decline the shop no longer lists this payment. But a customer who
 * returns from the card service needs its state to see why the order is unpaid.
 */
function endedCardPayment(orderId: string) {
  const begun = findBegunPayment(orderId)
  const isCard = CARD_CURRENCIES.some((currency) => currency === begun?.currency)
  return begun && isCard ? { ...begun, status: 'waiting' } : null
}

function Outcome({ order }: { order: OrderView }) {
  const { page } = useMessages()
  const { payment } = order
  const isAlive = useIsAlive()
  const paidTitle = isAlive && isPaidToday(order.paidAt) ? page.paidNowTitle : page.paidTitle
  switch (order.status) {
    case 'completed':
    case 'processing':
    case 'ready':
      return (
        <>
          <Notice tone="ok" quiet title={paidTitle} />
          <Beyond order={order} />
          <Facts order={order} />
          {payment?.transactionHash &&
            (payment.transactions ?? [payment.transactionHash]).map((hash) => (
              <TransactionHash key={hash} currency={payment.currency} hash={hash} />
            ))}
        </>
      )
    case 'refunded':
      return (
        <>
          <Notice tone="info" quiet title={page.refundedTitle}>
            {page.refundedText}
          </Notice>
          <Facts order={order} />
        </>
      )
    case 'cancelled':
    case 'pending':
      return (
        <>
          <Notice tone="danger" quiet title={page.cancelledTitle}>
            {order.paidAt === null ? page.cancelledText : page.cancelledPaidText}
          </Notice>
          <Beyond order={order} />
        </>
      )
  }
}

/** True during the first 24 hours after the payment. If the page is opened later, it says “already paid”. */
function isPaidToday(paidAt: string | null): boolean {
  return paidAt !== null && Date.now() - Date.parse(paidAt) < DAY
}

/** Shows the money received above the order's price, and where to write so that the shop returns it. */
function Beyond({ order: { id, status, payment } }: { order: OrderView }) {
  const { page } = useMessages()
  const lang = useLang()
  const { surplus, reason } = payment ?? {}
  const amounts = surplus?.map(({ amount, currency }) => amountText(amount, currency, lang)).join(', ')
  const text = amounts
    ? (status === 'cancelled' ? page.owed : page.surplus)(amounts)
    : status !== 'cancelled' && reason && page.extra
  if (!text) return null
  return (
    <Notice tone="info" quiet>
      {text} <OrdersMailboxLink orderId={id} />
    </Notice>
  )
}

function amountText(amount: string, currency: string, lang: Lang): string {
  if (currency === 'RUB') return formatRoubles(Math.round(Number(amount) * 100), lang)
  return currency === 'USD' ? formatDollars(Number(amount), lang) : `${amount} ${currency.split('_')[0]}`
}

/** Shows the paid amount. If the money came outside the site, an earlier payment in a coin is not shown, because it did not pay the order. */
function Facts({ order }: { order: OrderView }) {
  const { paymentMethod, paidAt, refunds = [] } = order
  const { page } = useMessages()
  const lang = useLang()
  const payment = paymentMethod === 'manual' ? undefined : order.payment
  return (
    <dl className={styles.facts}>
      <FactRow term={page.method}>
        {withWholeNetwork(page.methodName(payment?.currency ?? methodCode(paymentMethod)))}
      </FactRow>
      {payment && <FactRow term={page.amount}>{amountText(payment.received, payment.currency, lang)}</FactRow>}
      {paidAt && <FactRow term={page.paidAt}>{formatDay(paidAt, lang)}</FactRow>}
      {refunds.map(({ amount, currency, day, way, transactionHash }) => (
        <div key={`${day} ${amount} ${currency} ${transactionHash}`} className={transactionHash && styles.sent}>
          <dt>{page.returned}</dt>
          <dd>
            {page.returnedText(amountText(amount, currency, lang), formatDay(day, lang), way)}
            {transactionHash && (
              <>
                {currency !== 'USD' && <p>{withWholeNetwork(page.methodName(currency))}</p>}
                <TransactionHash currency={currency} hash={transactionHash} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Prevents a line break in `(TRC-20)`, where a browser would break after the hyphen. */
function withWholeNetwork(method: string) {
  const [coin, network] = method.split(/ (?=\()/)
  if (!network) return method
  return (
    <>
      {coin} <span className={styles.network}>{network}</span>
    </>
  )
}
