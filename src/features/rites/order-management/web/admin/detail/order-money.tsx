import { currencyName } from '#features/money/settlements/model-currencies.ts'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { OrderDetail, PaymentLine } from '../../../schemas.ts'
import { formatSum } from '#features/money/settlements/rules.ts'
import { momentText } from '../order-format.ts'
import { useMessages } from '../messages.ts'
import styles from './order-money.module.css'
import { OrderRefund } from './order-refund.tsx'
import { OrderSection } from './order-section.tsx'

const TONES: Record<string, Tone | undefined> = {
  completed: 'ok',
  settled: 'ok',
  detected: 'info',
  waiting: 'warn',
  awaiting: 'warn',
  underpaid: 'warn',
  review: 'danger',
  surplus: 'warn',
  declined: 'danger',
}
const REFUND_TONES: Record<OrderDetail['refunds'][number]['status'], Tone> = {
  requested: 'info',
  done: 'ok',
  failed: 'danger',
}

/** The money that was requested, received and returned. */
export function OrderMoney({ order: detail, reload }: { order: OrderDetail; reload: () => void }) {
  const { payments, refunds, surplus } = detail
  const messages = useMessages()
  const { order } = messages
  const lang = useLang()
  return (
    <OrderSection title={order.payments}>
      {surplus.length > 0 && (
        <Notice tone="warn" quiet>
          {order.surplus(surplus.map(({ amount, currency }) => formatSum(amount, currency, lang)).join(', '))}
        </Notice>
      )}
      {payments.length === 0 && <p>{order.noPayments}</p>}
      {payments.length > 0 && (
        <ul data-plain className={styles.payments}>
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {refunds.length > 0 && (
        <>
          <h3 className={styles.title}>{order.refunds}</h3>
          <ul data-plain className={styles.payments}>
            {refunds.map((refund) => (
              <li key={refund.id} className={styles.payment}>
                <p className={styles.head}>
                  <strong>{formatSum(refund.amount, refund.currency, lang)}</strong>
                  <Badge tone={REFUND_TONES[refund.status]}>{messages.refundStatuses[refund.status]}</Badge>
                  <time dateTime={refund.requestedAt}>{momentText(refund.requestedAt, lang)}</time>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        {detail.status === 'pending' && <MoneyCame orderId={detail.id} />}
        <OrderRefund order={detail} reload={reload} />
      </div>
    </OrderSection>
  )
}

/** Links to the form with which staff confirm a payment that was made outside the shop. */
function MoneyCame({ orderId }: { orderId: string }) {
  const { order, refund } = useMessages()
  const { can } = usePanel()
  if (can('money.change'))
    return (
      <Button as={Link} size="compact" href={`/payments/manual?order=${orderId}`}>
        {order.moneyCame}
      </Button>
    )
  return (
    <>
      <Button size="compact" disabled>
        {order.moneyCame}
      </Button>
      <span className={styles.quiet}>{refund.noRight}</span>
    </>
  )
}

function Payment({ payment }: { payment: PaymentLine }) {
  const messages = useMessages()
  const { order } = messages
  const lang = useLang()
  const { method, way, currency, status, createdAt, expected, received, confirmations } = payment
  return (
    <li className={styles.payment}>
      <p className={styles.head}>
        <strong>
          {way ? messages.ways[way] : method === 'crypto' ? currencyName(currency) : messages.methods[method]}
        </strong>
        <Badge tone={TONES[status] ?? 'neutral'}>{messages.paymentStatuses[status] ?? status}</Badge>
        {payment.paidTheOrder && <span>{order.paidThis}</span>}
        <time dateTime={createdAt}>{momentText(createdAt, lang)}</time>
      </p>
      {payment.attention !== null && <p className={styles.attention}>{order.attention}</p>}
      <Facts
        facts={[
          { term: order.expected, value: formatSum(expected, currency, lang) },
          { term: order.received, value: received !== '0' && formatSum(received, currency, lang) },
          { term: order.confirmations, value: payment.reference !== null && confirmations },
          { term: order.reference, value: <Reference text={payment.reference} href={payment.referenceUrl} /> },
          {
            term: order.address,
            value: payment.address && <Reference text={payment.address} href={payment.addressUrl} />,
          },
        ].filter(({ value }) => value !== false)}
      />
    </li>
  )
}

/** The long reference of a payment, with a link to a page about the payment. */
function Reference({ text, href }: { text: string | null; href: string | null }) {
  if (text === null) return '—'
  const words = (
    <span className={styles.reference} translate="no">
      {text}
    </span>
  )
  if (href === null) return words
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {words} <Icon name="external" size={16} />
    </a>
  )
}
