import type { Lang } from '#base/i18n.ts'
import { SECOND } from '#base/time.ts'
import { api } from '#ui/data/api.ts'
import type { CardPaymentView } from '#features/money/cards/schemas.ts'
import { type Obstacle, pollStatus } from '../poll-backoff.ts'

/** The pause between two polls. A poll reads only the shop's own data, because the card service reports to the shop separately. */
const POLL_EVERY = 3 * SECOND
const ANSWER_TIMEOUT = 15 * SECOND

export type CardListener = {
  checked: (view: CardPaymentView) => void
  failed: (obstacle: Obstacle) => void
  /** Called when the shop does not know the payment. */
  unknown: () => void
}

export type CardPoll = {
  /** Polls now, and makes the shop ask the card service. */
  poll: () => void
  stop: () => void
}

/**
 * Polls a card payment every three seconds. At the start, when the payer returns from the other tab, and when the network is back, the shop
 * also asks the card service. Sends one request at a time. A failure means "not paid yet".
 */
export function pollCardPayment(id: string, lang: Lang, listener: CardListener): CardPoll {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: AbortController | undefined

  async function check(ask: (signal: AbortSignal) => Promise<CardPaymentView>): Promise<void> {
    clearTimeout(timer)
    const current = new AbortController()
    pending = current
    const limit = AbortSignal.any([signal, current.signal, AbortSignal.timeout(ANSWER_TIMEOUT)])
    const found = await pollStatus(() => ask(limit))
    if (signal.aborted || current.signal.aborted) return
    pending = undefined
    if ('view' in found) listener.checked(found.view)
    else if ('isUnknown' in found) listener.unknown()
    else listener.failed(found.obstacle)
    timer = setTimeout(readStatus, 'obstacle' in found ? Math.max(found.waitMs, POLL_EVERY) : POLL_EVERY)
  }

  const request = { path: { id }, query: { lang } }
  const read = (limit: AbortSignal) => api.get('/api/card/payment/{id}', request, { signal: limit })
  const confirm = (limit: AbortSignal) => api.post('/api/card/payment/{id}/confirmation', request, { signal: limit })
  const readStatus = () => void check(read)
  const poll = () => void (pending === undefined && check(confirm))
  /** A request that hangs because the network failed is aborted. */
  const pollNow = () => {
    pending?.abort()
    void check(confirm)
  }
  const pollWhenVisible = () => document.visibilityState === 'visible' && poll()
  document.addEventListener('visibilitychange', pollWhenVisible, { signal })
  window.addEventListener('online', pollNow, { signal })
  window.addEventListener('offline', () => listener.failed('offline'), { signal })
  poll()
  return {
    poll,
    stop: () => {
      clearTimeout(timer)
      stopping.abort()
    },
  }
}
