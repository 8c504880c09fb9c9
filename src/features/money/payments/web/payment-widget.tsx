import { useEffect, useEffectEvent, useState } from 'react'
import { MINUTE } from '#base/time.ts'
import type { CardProviderName } from '#features/money/cards/model.ts'
import { CARD_CURRENCIES, type Currency } from '#features/money/settlements/model-currencies.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import type { WidgetMessages } from '../messages/page-widget.en.ts'
import { type CardPayment as CardState, useCardPayment } from './card/card-payment-state.ts'
import { CardPayment } from './card/card-payment.tsx'
import { CoinChoice } from './coin/coin-choice.tsx'
import { toAsset } from './coin/coin-links.ts'
import { type CryptoPayment, useCryptoPayment } from './coin/use-crypto-payment.ts'
import { WaitingScreen } from './coin/waiting-screen.tsx'
import { useMessages } from './messages.ts'
import { MethodChoice } from './method-choice.tsx'
import { OrderReference } from './order-reference.tsx'
import { type BegunPayment, canContinuePayment, type PaymentResult } from './payment-state.ts'
import { PaymentSuccess } from './payment-success.tsx'
import { PriceEstimate } from './price-estimate.tsx'
import styles from './payment-widget.module.css'
import { StepPlace } from './step-title.tsx'
import { OrdersMailboxLink } from './orders-mailbox-link.tsx'
import { useOrderEnd } from './use-order-end.ts'
import { useShopSettings } from './use-shop-settings.ts'

type Step = 'method' | 'pay' | 'coin' | 'transfer' | 'card'

/** The steps that are shown before the customer has chosen a payment method. */
const UNDECIDED: readonly Step[] = ['method', 'pay']
const BY_COIN: readonly Step[] = ['method', 'coin', 'transfer']
const BY_CARD: readonly Step[] = ['method', 'card']

export type PaymentWidgetProps = {
  orderId: string
  /** The order's total in dollars. */
  amountUsd: number
  orderHref: string
  /** The order's latest payment. The widget resumes it if it can still be paid. */
  latest?: (BegunPayment & { status: string }) | null
  /** Called when a payment was created, or when the payment no longer exists. */
  onPayment?: (payment: BegunPayment | undefined) => void
  /** Called when a part of the money was seen. If the order is changed after that, the customer may have to pay a second time. */
  onMoneySeen?: () => void
  /** Called once, when the server reports that the order is paid. The widget then shows its success screen. */
  onPaid?: () => void
  /** True if the widget appears after a click. Then its first step gets the focus. */
  takesFocus?: boolean
  /** False if the page around the widget already names the step. */
  hasSteps?: boolean
  /** Closes the panel around the widget when a link of the success screen is pressed. */
  onDone?: () => void
}

/** The widget for paying one order: method, coin, transfer, success. Needs `/api/shop` and `/api/payment-methods`. */
export function PaymentWidget({
  orderId,
  amountUsd,
  orderHref,
  latest,
  onPayment,
  onMoneySeen,
  onPaid,
  takesFocus = false,
  hasSteps = true,
  onDone,
}: PaymentWidgetProps) {
  const messages = useMessages()
  const live = latest && canContinuePayment(latest.status) ? latest : undefined
  const isCard = CARD_CURRENCIES.some((currency) => currency === live?.currency)
  const [coinId, cardId] = isCard ? [undefined, live?.id] : [live?.id, undefined]
  const crypto = useCryptoPayment({ orderId, amountUsd, livePaymentId: coinId, onPayment, onPaid })
  const card = useCardPayment({ orderId, livePaymentId: cardId, onPayment, onPaid })
  useMoneySeen(isMoneySeen(crypto, card), onMoneySeen)
  const end = useOrderEnd(orderId, crypto, card, onPaid)
  const ended = end ?? (crypto.state.status === 'ended' ? crypto.state.order : card.ended)
  const notes = end === 'paid' ? [] : paidNotes(crypto, card, messages)
  return (
    <StepPlace takesFocus={takesFocus}>
      {notes ? (
        <PaymentSuccess orderId={orderId} amountUsd={amountUsd} orderHref={orderHref} onDone={onDone} notes={notes} />
      ) : ended === 'closed' ? (
        <OrderClosed orderId={orderId} />
      ) : (
        <div className={styles.widget}>
          <Payment amountUsd={amountUsd} crypto={crypto} card={card} hasSteps={hasSteps} />
          {isInReview(crypto, card) && <OrderReference orderId={orderId} orderHref={orderHref} onDone={onDone} />}
          <SandboxLine />
        </div>
      )}
    </StepPlace>
  )
}

/** Returns the texts below the message that the order is paid. Undefined if the order is not paid. */
function paidNotes({ state }: CryptoPayment, card: CardState, messages: WidgetMessages): string[] | undefined {
  if (state.status === 'success') return notesOf(state.result, messages)
  if (card.status === 'completed') return []
  if (card.status === 'surplus') return [messages.card.surplus]
  const ended = state.status === 'ended' ? state.order : card.ended
  return ended === 'paid' ? [messages.paidAnotherWay] : undefined
}

/** The message that the order was cancelled while its payment was open. */
function OrderClosed({ orderId }: { orderId: string }) {
  const { orderClosed } = useMessages()
  return (
    <Notice tone="danger" title={orderClosed.title} action={<OrdersMailboxLink orderId={orderId} />}>
      {orderClosed.text}
    </Notice>
  )
}

/** Returns true if staff must decide about the payment. The customer can do nothing then, but needs a link to the order. */
function isInReview({ state }: CryptoPayment, card: CardState): boolean {
  return card.status === 'review' || (state.status === 'waiting' && state.payment?.status === 'review')
}

function isMoneySeen({ state }: CryptoPayment, card: CardState): boolean {
  const status = state.status === 'waiting' ? state.payment?.status : undefined
  return status === 'underpaid' || status === 'detected' || status === 'review' || card.status === 'review'
}

function useMoneySeen(isSeen: boolean, onSeen: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onSeen?.())
  useEffect(() => {
    if (isSeen) tell()
  }, [isSeen])
}

function notesOf({ currency, surplus, hasExtra }: PaymentResult, { success }: WidgetMessages): string[] {
  const over = surplus === undefined ? [] : [success.surplus(surplus, toAsset(currency))]
  return hasExtra ? [...over, success.extra] : over
}

type PaymentProps = {
  amountUsd: number
  crypto: CryptoPayment
  card: CardState
  hasSteps: boolean
}

function Payment({ amountUsd, crypto, card, hasSteps }: PaymentProps) {
  const messages = useMessages()
  const lang = useLang()
  const [chosen, setChosen] = useState<'crypto' | 'card'>()
  const [chosenCard, setChosenCard] = useState<CardProviderName>()
  const { data, ...query } = useApiQuery('/api/payment-methods', { query: { lang } }, { refetchInterval: MINUTE })
  useBackOnline(query.refetch)
  const { state } = crypto
  function leaveCard(): void {
    card.reset()
    setChosen(undefined)
    setChosenCard(undefined)
  }
  const methods = data?.methods ?? []
  const cards = data?.cards ?? []
  const hasCard = cards.length > 0
  const hasOneWay = methods.length === 1 && cards.length < 2
  const method = chosen ?? (hasOneWay ? methods[0] : undefined)
  const provider = chosenCard ?? (cards.length > 1 ? card.charge?.provider : undefined)
  const option = provider === undefined ? cards[0] : cards.find((one) => one.provider === provider)
  function choose(next: 'crypto' | 'card', nextCard: CardProviderName | undefined): void {
    setChosen(next)
    setChosenCard(nextCard)
    // The exact sum in roubles is requested now, so that a payer in roubles sees it without another press.
    const picked = nextCard === undefined ? cards[0] : cards.find((one) => one.provider === nextCard)
    if (next === 'card' && picked?.currency === 'RUB') void card.prepare(nextCard)
  }

  // If no new quote can be opened, the error is shown at the choice of a coin.
  async function renew(currency: Currency): Promise<void> {
    setChosen('crypto')
    await crypto.create(currency)
  }

  // The earlier payment stays open, so the shop still credits money that comes to its address.
  function chooseCoin(): void {
    setChosen('crypto')
    crypto.reset()
  }

  if (state.status === 'waiting') {
    return (
      <>
        {hasSteps && <PaymentSteps current="transfer" />}
        <WaitingScreen
          crypto={{ ...crypto, create: renew, reset: chooseCoin }}
          waiting={state}
          hasCard={hasCard}
          hasCoins={(data?.coins.length ?? 0) > 1}
        />
      </>
    )
  }
  if (card.id !== undefined && method !== 'crypto') {
    return (
      <>
        {hasSteps && <PaymentSteps current="card" />}
        <CardPayment card={card} option={option} provider={provider} onBack={leaveCard} />
      </>
    )
  }
  if (!data) {
    return query.isError ? (
      <RetryNotice query={query} retry={messages.retry}>
        {messages.failedToLoad}
      </RetryNotice>
    ) : (
      <p className={styles.loading}>
        <Spinner label={messages.loading} />
      </p>
    )
  }
  if (methods.length === 0) {
    return (
      <RetryNotice tone="warn" query={query} retry={messages.retry}>
        {messages.noMethods} <OrdersMailboxLink orderId={card.orderId} />
      </RetryNotice>
    )
  }
  const estimate = <PriceEstimate amountUsd={amountUsd} estimates={data.estimates} />
  const current: Step = method === undefined ? 'method' : method === 'card' ? 'card' : 'coin'
  const back = hasOneWay && method === methods[0] ? undefined : () => setChosen(undefined)
  return (
    <>
      {hasSteps && <PaymentSteps current={current} />}
      {method === undefined && state.status === 'cancelled' && <Notice tone="info">{messages.cancelled}</Notice>}
      {method === undefined && <MethodChoice methods={methods} cards={cards} estimate={estimate} onChoose={choose} />}
      {method === 'card' && (
        <CardPayment card={card} option={option} provider={provider} estimate={estimate} onBack={back} />
      )}
      {method === 'crypto' && (
        <CoinChoice
          coins={data.coins}
          amountUsd={amountUsd}
          crypto={crypto}
          hasCard={hasCard}
          onBack={back}
          onRefresh={query.refetch}
        />
      )}
    </>
  )
}

/** Reads data again when the network is back, if the data could not be read without a network. */
function useBackOnline(readAgain: () => void): void {
  const read = useEffectEvent(readAgain)
  useEffect(() => {
    const back = () => read()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
}

/** Shows the steps of the payment and marks the current step. */
function PaymentSteps({ current }: { current: Step }) {
  const { steps } = useMessages()
  const path = current === 'method' ? UNDECIDED : current === 'card' ? BY_CARD : BY_COIN
  const at = path.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={steps.label}>
      {path.map((step, place) => (
        <li
          key={step}
          className={styles.step}
          data-done={place < at || undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {place < at ? <Icon name="check" size={16} /> : place + 1}
          </span>
          <span>{steps[step]}</span>
          {place < at && <span className="visually-hidden">, {steps.done}</span>}
        </li>
      ))}
    </ol>
  )
}

/** In the sandbox: says that this is the sandbox, and where to make a test transfer (docs/contract.md, "The sandbox"). */
function SandboxLine() {
  const messages = useMessages()
  const shop = useShopSettings()
  if (!shop?.sandbox) return null
  return (
    <p className={styles.sandbox}>
      {messages.sandbox}{' '}
      <a href="/sandbox" target="_blank" rel="noopener">
        {messages.sandboxLink}
      </a>
      .
    </p>
  )
}
