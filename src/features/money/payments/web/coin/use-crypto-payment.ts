import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { api, invalidateApi } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { PaymentView } from '#features/money/crypto/schemas.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import { playChime } from '../chime.ts'
import { toLocalClock } from './local-clock.ts'
import { trackPaymentChoice } from './track-payment.ts'
import {
  type BegunPayment,
  orderEndedByOther,
  initialState,
  type PaymentState,
  reducePayment,
} from '../payment-state.ts'
import { pollPayment } from '../poll-payment.ts'

type Purchase = {
  orderId: string
  /** The order's price in dollars. */
  amountUsd: number
  /** The id of an earlier payment that can still be paid. */
  livePaymentId: string | undefined
  onPaid: (() => void) | undefined
  /** Called when a payment was created, or when the earlier payment no longer exists. */
  onPayment: ((payment: BegunPayment | undefined) => void) | undefined
}

export type CryptoPayment = {
  state: PaymentState
  create: (currency: Currency) => Promise<void>
  /** Cancels the payment. If that is impossible, resolves to the reason as a text. */
  cancel: () => Promise<string | undefined>
  reset: () => void
}

/** Creates a payment and watches it until it is complete. Reports the completion once. */
export function useCryptoPayment({ orderId, amountUsd, livePaymentId, onPaid, onPayment }: Purchase): CryptoPayment {
  const lang = useLang()
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(reducePayment, livePaymentId, initialState)
  const watchedId = state.status === 'waiting' ? state.paymentId : undefined

  const readAgain = (calls: string) => invalidateApi(queryClient, calls)

  const hear = useEffectEvent((view: PaymentView) => {
    dispatch({ type: 'checked', view, at: new Date() })
    const ended = orderEndedByOther(view)
    if (ended || view.status === 'cancelled') onPayment?.(undefined)
    if (view.status === 'completed') playChime(view.id)
    else if (!ended) return
    if (ended !== 'closed') onPaid?.()
    void readAgain('/api/orders')
  })

  const reset = useEffectEvent(() => {
    dispatch({ type: 'reset' })
    onPayment?.(undefined)
  })

  useEffect(() => {
    if (watchedId === undefined) return
    return pollPayment(watchedId, lang, {
      checking: () => dispatch({ type: 'checking' }),
      checked: (view) => hear(view),
      failed: (obstacle) => dispatch({ type: 'unreachable', obstacle }),
      unknown: () => reset(),
    })
  }, [watchedId, lang])

  async function create(currency: Currency): Promise<void> {
    dispatch({ type: 'create', currency })
    try {
      const body = { orderId, currency, amountUsd }
      const payment = await api.post('/api/crypto/payment', { query: { lang }, body })
      dispatch({ type: 'created', payment: toLocalClock(payment) })
      onPayment?.({ id: payment.id, currency })
      void trackPaymentChoice(orderId, currency, lang)
    } catch (error) {
      logFailure(error)
      dispatch({ type: 'failed', reason: reasonOf(error) })
      // Perhaps the order was paid or closed in another tab, or a coin has become unavailable.
      void readAgain('/api/orders')
      void readAgain('/api/payment-methods')
    }
  }

  async function cancel(): Promise<string | undefined> {
    if (watchedId === undefined) return undefined
    try {
      await api.post('/api/crypto/payment/{id}/cancellation', { path: { id: watchedId }, query: { lang } })
      dispatch({ type: 'cancel' })
      onPayment?.(undefined)
      return undefined
    } catch (error) {
      logFailure(error)
      return reasonOf(error) ?? ''
    }
  }

  return { state, create, cancel, reset: () => dispatch({ type: 'reset' }) }
}

function reasonOf(error: unknown): string | undefined {
  return findProblem(error)?.message
}

function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- Payment errors are logged, and shown in their place (docs/contract.md, "Payments").
  console.warn('CREATE_PAYMENT_ERROR', error)
}
