import type { Lang } from '#base/i18n.ts'
import { SECOND } from '#base/time.ts'
import { RequestError, requestJson } from '#ui/request.ts'
import type { PaymentView } from '../model.ts'
import { onOwnClock } from './own-time.ts'

export const POLL_EVERY = 10 * SECOND

export type PaymentListener = {
  checking: () => void
  checked: (view: PaymentView) => void
  failed: () => void
  /** The shop has no such payment. */
  unknown: () => void
}

/**
 * Asks for a payment's status at once and then every ten seconds, and also when the page is looked at again or the network is
 * back. One question at a time; a failure is logged and means "not paid yet". Returns how to stop.
 */
export function pollPayment(paymentId: string, lang: Lang, listener: PaymentListener): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  async function check(): Promise<void> {
    if (asking) return
    asking = true
    clearTimeout(timer)
    timer = setTimeout(() => void check(), POLL_EVERY)
    listener.checking()
    try {
      const view = await requestJson<PaymentView>(`/api/crypto/payment/${paymentId}/status?lang=${lang}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(POLL_EVERY - SECOND)]),
      })
      if (!signal.aborted) listener.checked(onOwnClock(view))
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof RequestError && error.status === 404) listener.unknown()
      else reportFailure(error, listener)
    } finally {
      asking = false
    }
  }

  const lookAgain = () => void (document.visibilityState === 'visible' && check())
  document.addEventListener('visibilitychange', lookAgain, { signal })
  window.addEventListener('online', lookAgain, { signal })
  void check()
  return () => {
    clearTimeout(timer)
    stopping.abort()
  }
}

function reportFailure(error: unknown, listener: PaymentListener): void {
  // oxlint-disable-next-line no-console -- The specification (section 8) wants it logged and taken for "not paid yet".
  console.warn('The payment could not be checked; it counts as not paid yet.', error)
  listener.failed()
}
