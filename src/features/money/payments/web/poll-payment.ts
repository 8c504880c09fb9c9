import type { Lang } from '#base/i18n.ts'
import { SECOND } from '#base/time.ts'
import { api } from '#ui/data/api.ts'
import type { PaymentView } from '#features/money/crypto/schemas.ts'
import { toLocalClock } from './coin/local-clock.ts'
import { isOffline, type Obstacle, pollStatus } from './poll-backoff.ts'

export const POLL_EVERY = 10 * SECOND

export type PaymentListener = {
  checking: () => void
  checked: (view: PaymentView) => void
  failed: (obstacle: Obstacle) => void
  /** Called when the shop does not know the payment. */
  unknown: () => void
}

/**
 * Polls the status of a payment immediately and then every ten seconds. Waits longer only if the shop sends `Retry-After`. Polls
 * immediately when the page is visible again, when the browser restores it from memory, or when the network is back. In these cases it also
 * aborts a request that hangs. A failure means "not paid yet". Returns a function that stops polling.
 */
export function pollPayment(paymentId: string, lang: Lang, listener: PaymentListener): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: AbortController | undefined

  async function check(): Promise<void> {
    pending?.abort()
    const current = new AbortController()
    pending = current
    pollOnce(POLL_EVERY)
    listener.checking()
    const limit = AbortSignal.any([signal, current.signal, AbortSignal.timeout(POLL_EVERY - SECOND)])
    const found = await pollStatus(() =>
      api.get('/api/crypto/payment/{id}/status', { path: { id: paymentId }, query: { lang } }, { signal: limit }),
    )
    if (signal.aborted || current.signal.aborted) return
    if ('view' in found) listener.checked(toLocalClock(found.view))
    else if ('isUnknown' in found) listener.unknown()
    else {
      listener.failed(found.obstacle)
      if (found.waitMs > POLL_EVERY) pollOnce(found.waitMs)
    }
  }

  function pollOnce(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), ms)
  }

  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && check()), {
    signal,
  })
  window.addEventListener('pageshow', (event) => void (event.persisted && check()), { signal })
  window.addEventListener('online', () => void check(), { signal })
  window.addEventListener('offline', () => listener.failed('offline'), { signal })
  void check()
  if (isOffline()) listener.failed('offline')
  return () => {
    clearTimeout(timer)
    stopping.abort()
  }
}
