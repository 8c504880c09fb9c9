import { orderDigits } from '#base/ids.ts'
import type { WireStatus } from '#features/money/crypto/model.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import { toAsset } from '#features/money/payments/web/coin/coin-links.ts'
import { focusOnce } from '#ui/layout/focus-once.ts'
import { FactRow } from '#ui/layout/fact-list.tsx'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { SandboxPayment } from '../schemas.ts'
import { clockText, mine, pay, payLate, type Share } from './sandbox-calls.ts'
import { OFTEN, SandboxList, useMore } from './sandbox-list.tsx'
import styles from './sandbox-page.module.css'
import type { Action } from './use-sandbox-action.ts'
import { useMessages } from './messages.ts'

const SHOWN_AT_FIRST = 4

const COINS: Record<Currency, string> = {
  BTC: 'BTC',
  ETH: 'ETH',
  USDT_ERC20: 'USDT (ERC-20)',
  USDT_TRC20: 'USDT (TRC-20)',
}

const TONES: Record<WireStatus, Tone> = {
  waiting: 'warn',
  detected: 'info',
  underpaid: 'warn',
  completed: 'ok',
  expired: 'neutral',
  review: 'danger',
  cancelled: 'neutral',
}

export function SandboxPayments({ action }: { action: Action }) {
  const { payments: messages } = useMessages()
  const { shown, moreOf } = useMore(SHOWN_AT_FIRST)
  return (
    <section className={styles.section} aria-labelledby="payments-title">
      <h2 id="payments-title">{messages.title}</h2>
      <SandboxList query={useApiQuery('/api/sandbox/payments', {}, OFTEN)} empty={messages.empty}>
        {(payments) => (
          <>
            <ul data-plain className={styles.cards}>
              {payments
                .filter((payment, place) => place < shown || isPointedAt(payment))
                .map((payment) => (
                  <li key={payment.id} tabIndex={-1} ref={isPointedAt(payment) ? focusOnce : undefined}>
                    <PaymentCard payment={payment} action={action} />
                  </li>
                ))}
            </ul>
            {moreOf(payments.length)}
            <p className={styles.hint}>{messages.lateHint}</p>
          </>
        )}
      </SandboxList>
    </section>
  )
}

/** True if the page's URL ends in the transaction or address of this payment. The page replaces a block explorer for the simulated chains. */
function isPointedAt({ address, transactionHash }: SandboxPayment): boolean {
  const place = decodeURIComponent(location.hash.slice(1))
  return place !== '' && (place === address || place === transactionHash)
}

type CardProps = { payment: SandboxPayment; action: Action }

function PaymentCard({ payment, action }: CardProps) {
  const { payments: messages } = useMessages()
  const lang = useLang()
  const { orderId, currency, expected, received, status, confirmations, requiredConfirmations, expiresAt } = payment
  const asset = toAsset(currency)
  const order = messages.order(orderDigits(orderId))
  return (
    <Card className={styles.card}>
      <p className={styles.cardHead}>
        <Link href={`/order/${orderId}`}>{order}</Link>
        <span>{COINS[currency]}</span>
        <Badge tone={TONES[status]}>{messages.status[status]}</Badge>
      </p>
      <dl className={styles.facts}>
        <FactRow term={messages.asked}>{`${expected} ${asset}`}</FactRow>
        <FactRow term={messages.came}>{`${received} ${asset}`}</FactRow>
        <FactRow term={messages.confirmations}>{`${confirmations} / ${requiredConfirmations}`}</FactRow>
        <FactRow term={messages.expires}>{clockText(expiresAt, lang)}</FactRow>
      </dl>
      <p className={styles.place} translate="no">
        {messages.address}: <span className="type-mono">{payment.address}</span>
        {payment.transactionHash && (
          <>
            <br />
            {messages.transaction}: <span className="type-mono">{payment.transactionHash}</span>
          </>
        )}
      </p>
      <PaymentActions payment={payment} action={action} name={`${order}, ${COINS[currency]}`} />
    </Card>
  )
}

function PaymentActions({ payment, action, name }: CardProps & { name: string }) {
  const { payments: messages, done } = useMessages()
  const { id, currency, requiredConfirmations } = payment
  const asset = toAsset(currency)
  const shares: Share[] = ['exact', 'half', 'double']
  const button = (key: string, text: string, work: () => Promise<string>) => (
    <Button
      key={key}
      busy={action.running === id + key}
      disabled={action.running !== undefined && action.running !== id + key}
      onClick={() => void action.run(id + key, work)}
    >
      {text}
    </Button>
  )
  return (
    <div className={styles.actions} role="group" aria-label={messages.actions(name)}>
      {shares.map((share) => button(share, messages[share], async () => done.sent(await pay(payment, share), asset)))}
      {button('late', messages.late, async () => done.sent(await payLate(payment), asset))}
      {button('confirm', messages.confirm(requiredConfirmations), async () => {
        await mine(currency, requiredConfirmations)
        return done.mined(requiredConfirmations)
      })}
    </div>
  )
}
