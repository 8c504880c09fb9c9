import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { formatDollars } from '#base/money-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import type { PaymentMethods } from '../../schemas.ts'
import { StepTitle } from '../step-title.tsx'
import styles from '../choice.module.css'
import { BeginnersFold } from './beginners-fold.tsx'
import { CoinName } from './coin-name.tsx'
import type { CryptoPayment } from './use-crypto-payment.ts'
import { useMessages } from '../messages.ts'

type Coin = PaymentMethods['coins'][number]

type CoinChoiceProps = {
  coins: PaymentMethods['coins']
  /** The order's price in dollars. It is needed because some coins are not offered for small orders. */
  amountUsd: number
  crypto: CryptoPayment
  /** True if the shop also offers payment by card. */
  hasCard: boolean
  onBack: (() => void) | undefined
  onRefresh: () => void
}

/**
 * The step in which the customer chooses a coin. A coin is always named with its network. The choice creates a payment. If the payment
 * cannot be created, this step shows the error.
 */
export function CoinChoice({ coins, amountUsd, crypto, hasCard, onBack, onRefresh }: CoinChoiceProps) {
  const messages = useMessages()
  const lang = useLang()
  const { coin: coinMessages } = messages
  const name = useId()
  const { state, create } = crypto
  const [picked, setPicked] = useState<Currency | undefined>('currency' in state ? state.currency : undefined)
  const creating = state.status === 'creating'
  const isEnough = ({ minimumUsd }: Coin) => minimumUsd === undefined || amountUsd >= minimumUsd
  const available = coins.filter((coin) => coin.available && isEnough(coin))
  const isClosed = coins.every((coin) => !coin.available)
  const ready = available.some(({ currency }) => currency === picked)

  function note(coin: Coin): string {
    if (coin.minimumUsd !== undefined && !isEnough(coin)) {
      return coinMessages.from(formatDollars(coin.minimumUsd, lang))
    }
    return coin.available ? coinMessages.times[coin.currency] : coinMessages.unavailable
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (picked && ready && !creating) void create(picked)
  }

  return (
    <form className={styles.choice} onSubmit={submit}>
      {state.status === 'cancelled' && <Notice tone="info">{messages.cancelled}</Notice>}
      {isClosed && (
        <Notice tone="warn" action={<Button onClick={onRefresh}>{messages.retry}</Button>}>
          {coinMessages.none}
        </Notice>
      )}
      <fieldset disabled={creating} hidden={isClosed}>
        <StepTitle as="legend" className={`${styles.legend} type-h3`}>
          {coinMessages.title}
        </StepTitle>
        <div className={styles.options}>
          {coins.map((coin) => (
            <label key={coin.currency} className={styles.option}>
              <input
                type="radio"
                name={name}
                disabled={!available.includes(coin)}
                checked={picked === coin.currency}
                onChange={() => setPicked(coin.currency)}
              />
              <span className={styles.name}>
                <CoinName name={coin.name} />
              </span>
              <span className={styles.note}>{note(coin)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {state.status === 'error' && (
        <Notice tone="danger" title={messages.createFailed}>
          {state.reason ?? messages.createFailedSafe}
        </Notice>
      )}
      {available.length > 0 && (
        <Button type="submit" kind="primary" wide busy={creating} aria-disabled={!ready}>
          {state.status === 'error' && picked === state.currency ? messages.retry : coinMessages.create}
        </Button>
      )}
      {!ready && available.length > 0 && <p className={styles.reason}>{coinMessages.choose}</p>}
      {!isClosed && <BeginnersFold hasCard={hasCard} />}
      {onBack && (
        <Button kind={available.length > 0 ? 'quiet' : 'secondary'} wide onClick={onBack}>
          {messages.method.other}
        </Button>
      )}
    </form>
  )
}
