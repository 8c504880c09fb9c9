import { useEffect, useEffectEvent } from 'react'
import type { EndedOrder } from '#features/money/settlements/model.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { CardPayment } from './card/card-payment-state.ts'
import type { CryptoPayment } from './coin/use-crypto-payment.ts'

/**
 * Returns how the order ended in another tab or on another device. A running payment is polled and reports this itself. Without a running
 * payment, for example after a declined card, the order is read at the start, when the page is visible again, and after a refused payment.
 */
export function useOrderEnd(
  orderId: string,
  crypto: CryptoPayment,
  card: CardPayment,
  onPaid: (() => void) | undefined,
): EndedOrder | undefined {
  const lang = useLang()
  const isUnwatched = hasNoPayment(crypto, card)
  const { data, refetch } = useApiQuery(
    '/api/orders/{id}',
    { path: { id: orderId }, query: { lang } },
    { enabled: isUnwatched, refetchOnMount: 'always' },
  )
  const end = isUnwatched && data ? endOf(data.status) : undefined
  const readAgain = useEffectEvent(() => isUnwatched && document.visibilityState === 'visible' && void refetch())
  const tellPaid = useEffectEvent(() => onPaid?.())
  useEffect(() => {
    const stopping = new AbortController()
    const { signal } = stopping
    document.addEventListener('visibilitychange', () => readAgain(), { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain(), { signal })
    return () => stopping.abort()
  }, [])
  useEffect(() => {
    if (end === 'paid') tellPaid()
  }, [end])
  return end
}

/** Returns true if no payment is being polled. A declined or expired card page is no longer polled. */
function hasNoPayment({ state }: CryptoPayment, { id, status, ended }: CardPayment): boolean {
  const hasCoin = ['waiting', 'success', 'ended'].includes(state.status)
  const hasCard = id !== undefined && status !== 'declined' && status !== 'expired'
  return !hasCoin && !hasCard && ended === undefined
}

function endOf(status: string): EndedOrder | undefined {
  if (status === 'pending') return undefined
  return status === 'cancelled' || status === 'refunded' ? 'closed' : 'paid'
}
