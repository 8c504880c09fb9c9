import type { ReactNode } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import { formatRoubles } from '#ui/text/price.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { CardProviderName } from '#features/money/cards/model.ts'
import type { CardPayment as Payment } from './card-payment-state.ts'
import type { WidgetMessages } from '../../messages/page-widget.en.ts'
import styles from './card-payment.module.css'
import type { CardOption } from '../method-choice.tsx'
import { StepTitle } from '../step-title.tsx'
import { OrdersMailboxLink } from '../orders-mailbox-link.tsx'
import { LiveText } from '#ui/feedback/live-text.tsx'
import { useMessages } from '../messages.ts'

type CardPaymentProps = {
  card: Payment
  /** The card service that the customer chose, or the only one. Undefined until the shop has answered. */
  option: CardOption | undefined
  /** The service to request from the shop. It is set only if the customer can choose between several card services. */
  provider: CardProviderName | undefined
  /** The price estimate in other currencies. */
  estimate?: ReactNode
  onBack: (() => void) | undefined
}

/** The step that opens the card service's page in a new tab. Shows all outcomes except success. */
export function CardPayment({ onBack, ...props }: CardPaymentProps) {
  const { card: messages, method } = useMessages()
  return (
    <section className={styles.card} aria-label={messages.title}>
      <StepTitle key={stageOf(props.card)}>{messages.title}</StepTitle>
      <Body {...props} />
      {/* While a payment is in review, the customer is not offered another payment. */}
      {onBack && props.card.status !== 'review' && (
        <Button kind={isRefused(props.card) ? 'secondary' : 'quiet'} wide onClick={onBack}>
          {method.other}
        </Button>
      )}
    </section>
  )
}

/** Returns true if the card payment was refused. Another method is then as good as a second try, so the button for other methods is more visible. */
function isRefused({ id, status }: Payment): boolean {
  return id !== undefined && (status === 'declined' || status === 'expired')
}

/** Returns the key of the step. After a decline, or while a payment is in review, a new step has the same title. */
function stageOf({ id, status }: Payment): string {
  if (id === undefined) return 'start'
  return status === 'declined' || status === 'expired' || status === 'review' ? status : 'waiting'
}

function Body({ card, option, provider, estimate }: Omit<CardPaymentProps, 'onBack'>) {
  const { card: messages, cardKinds } = useMessages()
  const lang = useLang()
  // A payer in roubles must see the exact amount before the payment page opens.
  const isInRoubles = (card.charge?.currency ?? option?.currency) === 'RUB'
  const start = () => void (isInRoubles ? card.prepare(provider) : card.open(provider))
  if (card.id === undefined) {
    return (
      <>
        {!isInRoubles && estimate}
        {option && <CardKind {...cardKinds[option.provider]} sbp={option.hasSbp && messages.sbp} />}
        <p className={styles.text}>{isInRoubles ? messages.textRoubles : messages.text}</p>
        <Fault card={card} />
        <StartButton card={card} onStart={start}>
          {isInRoubles ? messages.sum : messages.open}
        </StartButton>
      </>
    )
  }
  switch (card.status) {
    case 'declined':
    case 'expired':
      return (
        <>
          <Notice tone="warn" title={messages[card.status].title}>
            {messages[card.status].text}
          </Notice>
          <Fault card={card} />
          <StartButton card={card} onStart={start}>
            {messages.anew}
          </StartButton>
        </>
      )
    case 'review':
      return (
        <Notice tone="warn" title={messages.review.title} action={<OrdersMailboxLink orderId={card.orderId} />}>
          <LiveText>{messages.review.text(chargeText(card.charge, lang), takenText(card.charge, lang))}</LiveText>
        </Notice>
      )
    case 'waiting':
    case 'completed':
    case 'surplus':
    case 'cancelled':
    case undefined:
      return isInRoubles ? <WaitingInRoubles card={card} /> : <Waiting card={card} onStart={start} />
  }
}

type CardKindProps = WidgetMessages['cardKinds'][CardProviderName] & { sbp: string | false | undefined }

/** Says which bank cards the service takes or refuses. */
function CardKind({ takes, refuses, wallets, sbp }: CardKindProps) {
  const texts = [takes, refuses, wallets, sbp]
  return <ul className={styles.kinds}>{texts.map((text) => text && <li key={text}>{text}</li>)}</ul>
}

function Waiting({ card, onStart }: { card: Payment; onStart: () => void }) {
  const { card: messages } = useMessages()
  return (
    <>
      <Watching card={card} text={messages.waiting} />
      <Fault card={card} />
      {card.blockedUrl === undefined ? (
        // This button is primary, because a payer who returns to this tab has usually paid.
        <>
          <CheckButton card={card} kind="primary" />
          <StartButton card={card} kind="secondary" onStart={onStart}>
            {messages.again}
          </StartButton>
        </>
      ) : (
        <>
          <Notice tone="info">{messages.blocked}</Notice>
          <PageLink url={card.blockedUrl} />
          <CheckButton card={card} />
        </>
      )}
    </>
  )
}

function WaitingInRoubles({ card }: { card: Payment }) {
  const { card: messages } = useMessages()
  const lang = useLang()
  const { amount, url } = card.charge ?? {}
  return (
    <>
      {amount !== undefined && (
        <p className={styles.due}>
          {messages.due}{' '}
          <strong>
            <LiveText exact>{chargeText({ amount, currency: 'RUB' }, lang)}</LiveText>
          </strong>
        </p>
      )}
      <Fault card={card} />
      {url !== undefined && <PageLink url={url} />}
      <Watching card={card} text={messages.waitingRoubles} />
      <CheckButton card={card} />
    </>
  )
}

/** Writes the sum that the shop requested from the card service. */
function chargeText(
  charge: Pick<NonNullable<Payment['charge']>, 'amount' | 'currency'> | undefined,
  lang: Lang,
): string {
  const hundredths = Math.round(Number(charge?.amount ?? 0) * 100)
  return charge?.currency === 'RUB' ? formatRoubles(hundredths, lang) : formatUsd(hundredths, lang)
}

/** Writes the sum that the card service took. Undefined if it is the expected sum, or if the service has not reported it. */
function takenText(charge: Payment['charge'], lang: Lang): string | undefined {
  if (charge?.taken === undefined || charge.taken === charge.amount) return undefined
  return chargeText({ amount: charge.taken, currency: charge.currency }, lang)
}

function Watching({ card, text }: { card: Payment; text: string }) {
  const { card: messages, waiting } = useMessages()
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <div>
        <p className={styles.strong}>{messages.waitingTitle}</p>
        <p className={styles.text}>
          <LiveText>{text}</LiveText>
        </p>
        {card.obstacle && (
          <p className={styles.unreachable}>
            <LiveText>{waiting.obstacles[card.obstacle]}</LiveText>
          </p>
        )}
      </div>
    </div>
  )
}

function PageLink({ url }: { url: string }) {
  const { card: messages } = useMessages()
  return (
    <Button href={url} target="_blank" rel="noopener" kind="primary" wide>
      {messages.open}
    </Button>
  )
}

type Kind = 'primary' | 'secondary'

function CheckButton({ card, kind }: { card: Payment; kind?: Kind }) {
  const { card: messages } = useMessages()
  return (
    <Button kind={kind} wide onClick={card.check}>
      {messages.check}
    </Button>
  )
}

type StartButtonProps = { card: Payment; kind?: Kind; onStart: () => void; children: ReactNode }

function StartButton({ card, kind = 'primary', onStart, children }: StartButtonProps) {
  return (
    <Button kind={kind} wide busy={card.busy} onClick={onStart}>
      {children}
    </Button>
  )
}

function Fault({ card }: { card: Payment }) {
  const messages = useMessages()
  if (card.fault === undefined) return null
  return (
    <Notice tone="danger" title={messages.createFailed}>
      {card.fault || messages.card.failedSafe}
    </Notice>
  )
}
