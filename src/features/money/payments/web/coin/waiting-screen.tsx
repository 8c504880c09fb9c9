import { useState } from 'react'
import { api } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import { LiveText } from '#ui/feedback/live-text.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { chimeMuted, muteChime } from '../chime.ts'
import { useMessages } from '../messages.ts'
import type { ClientPayment, PaymentState } from '../payment-state.ts'
import { PaymentStatus } from '../payment-status.tsx'
import { CheckRing, QuoteClock } from './payment-clocks.tsx'
import { SeenTransfer } from './seen-transfer.tsx'
import { TransferDetails } from './transfer-details.tsx'
import type { CryptoPayment } from './use-crypto-payment.ts'
import styles from './waiting-screen.module.css'

type WaitingScreenProps = {
  crypto: CryptoPayment
  waiting: PaymentState & { status: 'waiting' }
  /** True if the shop also offers payment by card. */
  hasCard: boolean
  /** True if the shop also offers other coins. */
  hasCoins: boolean
}

/** The screen with the amount and the address. It shows every state of the payment until the money has arrived. */
export function WaitingScreen({ crypto, waiting, hasCard, hasCoins }: WaitingScreenProps) {
  const messages = useMessages()
  const { payment, watch } = waiting
  return (
    <section className={styles.screen} aria-label={messages.waiting.title}>
      <div role="status" className={styles.status}>
        {payment ? <PaymentStatus payment={payment} /> : <p>{messages.waiting.find}</p>}
        {watch.obstacle && (
          <p className={styles.unreachable}>
            <LiveText>{messages.waiting.obstacles[watch.obstacle]}</LiveText>
          </p>
        )}
      </div>
      {payment ? (
        <Body payment={payment} crypto={crypto} hasCard={hasCard} hasCoins={hasCoins} />
      ) : (
        <Spinner size={40} />
      )}
      {isRunning(payment) && (
        <>
          {(watch.obstacle === undefined || watch.obstacle === 'away') && (
            <CheckRing key={watch.checks} paused={watch.obstacle === 'away'} />
          )}
          <ChimeSwitch />
        </>
      )}
      {payment && payment.status !== 'expired' && <EmailPaymentLink paymentId={payment.paymentId} />}
      {payment?.status === 'waiting' && <CancelButton crypto={crypto} />}
    </section>
  )
}

/**
 * Returns true if the payer still waits for the network. If the quote has expired, or staff check the money by hand, no clock and no sound
 * are needed.
 */
function isRunning(payment: ClientPayment | undefined): boolean {
  return payment?.status !== 'expired' && payment?.status !== 'review'
}

type BodyProps = { payment: ClientPayment; crypto: CryptoPayment; hasCard: boolean; hasCoins: boolean }

function Body({ payment, crypto, hasCard, hasCoins }: BodyProps) {
  const { expired } = useMessages()
  if (payment.status === 'detected' || payment.status === 'review') return <SeenTransfer payment={payment} />
  if (payment.status === 'expired') {
    return (
      <div className={styles.actions}>
        <Button kind="primary" wide onClick={() => void crypto.create(payment.currency)}>
          {expired.renew}
        </Button>
        <Button wide onClick={crypto.reset}>
          {expired.other}
        </Button>
      </div>
    )
  }
  return (
    <>
      <TransferDetails
        payment={payment}
        hasCard={hasCard}
        onOtherCoin={hasCoins && payment.status === 'waiting' ? crypto.reset : undefined}
      />
      {!payment.late && <QuoteClock expiresAt={payment.expiresAt} />}
    </>
  )
}

function ChimeSwitch() {
  const messages = useMessages()
  const [muted, setMuted] = useState(chimeMuted)
  function choose(sounds: boolean): void {
    muteChime(!sounds)
    setMuted(!sounds)
  }
  return (
    <label className={styles.chime}>
      <input type="checkbox" checked={!muted} onChange={(event) => choose(event.target.checked)} />
      {messages.waiting.chime}
    </label>
  )
}

/** The form that sends a link to this payment to the order's e-mail address. With the link the customer can pay later or on another device. */
function EmailPaymentLink({ paymentId }: { paymentId: string }) {
  const { email } = useMessages()
  const lang = useLang()
  const [state, setState] = useState<'sending' | 'sent'>()
  const [fault, setFault] = useState<string>()

  async function send(): Promise<void> {
    setState('sending')
    setFault(undefined)
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      await api.post('/api/crypto/payment/{id}/email', { path: { id: paymentId }, query: { lang }, body: { timeZone } })
      setState('sent')
    } catch (error) {
      setState(undefined)
      setFault((error instanceof RequestError && error.problem?.message) || email.failed)
    }
  }

  return (
    <div className={styles.email}>
      {state !== 'sent' && (
        <Button kind="quiet" wide busy={state === 'sending'} onClick={() => void send()}>
          {email.send}
        </Button>
      )}
      <p role="status" className={styles.outcome}>
        {state === 'sent' && (
          <>
            <Icon name="check" size={20} /> {email.sent}
          </>
        )}
        {fault}
      </p>
    </div>
  )
}

function CancelButton({ crypto }: { crypto: CryptoPayment }) {
  const { waiting } = useMessages()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function cancel(): Promise<void> {
    setBusy(true)
    const obstacle = await crypto.cancel()
    setBusy(false)
    if (obstacle !== undefined) setFault(obstacle || waiting.cancelFailed)
  }
  return (
    <div className={styles.actions}>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <Button kind="quiet" wide busy={busy} onClick={() => void cancel()}>
        {waiting.cancel}
      </Button>
    </div>
  )
}
