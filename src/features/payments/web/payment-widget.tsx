import { useState } from 'react'
import { MINUTE } from '#base/time.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useQuery } from '#ui/query.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useLang } from '#ui/words.tsx'
import type { PaymentMethods } from '../model.ts'
import { CardPayment } from './card-payment.tsx'
import { CoinChoice } from './coin-choice.tsx'
import { MethodChoice } from './method-choice.tsx'
import { isLive } from './payment-state.ts'
import { PaymentSteps, type Step } from './payment-steps.tsx'
import { PaymentSuccess } from './payment-success.tsx'
import styles from './payment-widget.module.css'
import { type CryptoPayment, useCryptoPayment } from './use-crypto-payment.ts'
import { useShopSettings } from './use-shop.ts'
import { WaitingScreen } from './waiting-screen.tsx'
import { useWords } from './words.ts'

export type PaymentWidgetProps = {
  orderId: string
  /** The order's total in dollars. */
  amountUsd: number
  orderHref: string
  /** The order's latest payment, to go back to if it may still be paid. */
  latest?: { id: string; status: string } | null
  /** A payment was made, or there is none any more; for going back to it later. */
  onPayment?: (paymentId: string | undefined) => void
  /** Once, as soon as the server says so; the widget then shows its success screen. */
  onPaid?: () => void
  /** Closes the success screen. Without it there is no such button. */
  onDone?: () => void
}

/** Pays one order: method, coin, transfer, success. Needs `/api/shop` and `/api/payment-methods`. */
export function PaymentWidget({
  orderId,
  amountUsd,
  orderHref,
  latest,
  onPayment,
  onPaid,
  onDone,
}: PaymentWidgetProps) {
  const livePaymentId = latest && isLive(latest.status) ? latest.id : undefined
  const crypto = useCryptoPayment({ orderId, amountUsd, livePaymentId, onPayment, onPaid })
  const { state } = crypto
  if (state.status === 'success') return <PaymentSuccess result={state.result} orderHref={orderHref} onDone={onDone} />
  return (
    <div className={styles.widget}>
      <Payment orderId={orderId} orderHref={orderHref} crypto={crypto} isResumed={livePaymentId !== undefined} />
      <SandboxLine />
    </div>
  )
}

type PaymentProps = { orderId: string; orderHref: string; crypto: CryptoPayment; isResumed: boolean }

function Payment({ orderId, orderHref, crypto, isResumed }: PaymentProps) {
  const words = useWords()
  const lang = useLang()
  const [chosen, setChosen] = useState<'crypto' | 'card'>()
  const { data, isError, isFetching, refetch } = useQuery<PaymentMethods>({
    queryKey: [`/api/payment-methods?lang=${lang}`],
    refetchInterval: MINUTE,
  })
  const { state } = crypto
  const methods = data?.methods ?? []
  const method = chosen ?? (methods.length === 1 ? methods[0] : undefined)

  if (state.status === 'waiting') {
    return (
      <>
        <PaymentSteps current="transfer" />
        <WaitingScreen crypto={crypto} waiting={state} takesFocus={!isResumed} />
      </>
    )
  }
  if (!data) {
    return isError ? (
      <Notice
        tone="danger"
        action={
          <Button busy={isFetching} onClick={refetch}>
            {words.retry}
          </Button>
        }
      >
        {words.failedToLoad}
      </Notice>
    ) : (
      <p className={styles.loading}>
        <Spinner label={words.loading} />
      </p>
    )
  }
  if (methods.length === 0) return <Notice tone="warn">{words.noMethods}</Notice>
  const current: Step = method === undefined ? 'method' : method === 'card' ? 'transfer' : 'coin'
  const back = methods.length > 1 ? () => setChosen(undefined) : undefined
  return (
    <>
      <PaymentSteps current={current} />
      {method === undefined && <MethodChoice methods={methods} onChoose={setChosen} />}
      {method === 'card' && <CardPayment orderId={orderId} orderHref={orderHref} onBack={back} />}
      {method === 'crypto' && <CoinChoice coins={data.coins} crypto={crypto} onBack={back} onRefresh={refetch} />}
    </>
  )
}

/** In the sandbox the widget says so, and where a transfer is made (decisions, section C). */
function SandboxLine() {
  const words = useWords()
  const shop = useShopSettings()
  if (!shop?.sandbox) return null
  return (
    <p className={styles.sandbox}>
      {words.sandbox}{' '}
      <a href="/sandbox" target="_blank" rel="noopener">
        {words.sandboxLink}
      </a>
      .
    </p>
  )
}
