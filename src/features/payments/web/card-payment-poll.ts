import type { Lang } from '#base/i18n.ts'
import { SECOND } from '#base/time.ts'
import { RequestError, requestJson } from '#ui/request.ts'
import type { CardPaymentView } from '../model-card.ts'

/** The shop only looks into its own books for this: it hears from the card service by itself. */
const POLL_EVERY = 3 * SECOND
const ANSWER_WITHIN = 15 * SECOND

export type CardListener = {
  checked: (view: CardPaymentView) => void
  failed: () => void
  /** The shop has no such payment. */
  unknown: () => void
}

export type CardPoll = {
  /** Lets the shop ask the card service now. */
  ask: () => void
  stop: () => void
}

/**
 * Looks at a card payment every three seconds. At once, and whenever the payer comes back from the other tab or the network is back,
 * it lets the shop ask the card service. One question at a time; a failure means "not paid yet".
 */
export function pollCardPayment(id: string, lang: Lang, listener: CardListener): CardPoll {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  async function check(path: string, method: 'GET' | 'POST'): Promise<void> {
    if (asking) return
    asking = true
    clearTimeout(timer)
    try {
      const view = await requestJson<CardPaymentView>(`${path}?lang=${lang}`, {
        method,
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN)]),
      })
      if (!signal.aborted) listener.checked(view)
    } catch (error) {
      if (!signal.aborted) report(error, listener)
    } finally {
      asking = false
      if (!signal.aborted) timer = setTimeout(look, POLL_EVERY)
    }
  }

  const call = `/api/card/payment/${id}`
  const look = () => void check(call, 'GET')
  const ask = () => void check(`${call}/confirmation`, 'POST')
  const askWhenSeen = () => document.visibilityState === 'visible' && ask()
  document.addEventListener('visibilitychange', askWhenSeen, { signal })
  window.addEventListener('online', ask, { signal })
  ask()
  return {
    ask,
    stop: () => {
      clearTimeout(timer)
      stopping.abort()
    },
  }
}

function report(error: unknown, listener: CardListener): void {
  if (error instanceof RequestError && error.status === 404) return listener.unknown()
  // oxlint-disable-next-line no-console -- The specification (section 8) wants it logged and taken for "not paid yet".
  console.warn('The card payment could not be checked; it counts as not paid yet.', error)
  listener.failed()
}
