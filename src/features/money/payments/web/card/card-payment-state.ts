import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api, invalidateApi } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { CardPaymentView } from '#features/money/cards/schemas.ts'
import type { CardProviderName, CardWireStatus } from '#features/money/cards/model.ts'
import { type CardPoll, pollCardPayment } from './card-payment-poll.ts'
import { playChime } from '../chime.ts'
import type { EndedOrder } from '#features/money/settlements/model.ts'
import type { BegunPayment } from '../payment-state.ts'
import type { Obstacle } from '../poll-backoff.ts'

type Charge = Pick<CardPaymentView, 'provider' | 'amount' | 'currency' | 'url' | 'taken'>

type CardPurchase = {
  orderId: string
  /** The id of an earlier card payment that can still be paid. */
  livePaymentId: string | undefined
  onPaid: (() => void) | undefined
  /** Called when a payment page was opened, or when the shop no longer knows the earlier payment. */
  onPayment: ((payment: BegunPayment | undefined) => void) | undefined
}

export type CardPayment = {
  orderId: string
  /** The id of the payment. Undefined before the first payment page was opened. */
  id: string | undefined
  status: CardWireStatus | undefined
  /** How the order ended, if another payment or a cancellation ended it. */
  ended: EndedOrder | undefined
  /** The address of the payment page if the browser blocked the new tab. Then a link is shown. */
  blockedUrl: string | undefined
  /** The amount of the charge, and the payment page while the customer can still pay there. Undefined before the shop's answer. */
  charge: Charge | undefined
  busy: boolean
  obstacle: Obstacle | undefined
  /** The message that says why no payment page could be opened. Empty if the reason is unknown. */
  fault: string | undefined
  /** Opens the payment page in a new tab. Call this function directly in the click handler, otherwise the browser blocks the tab. */
  open: (provider?: CardProviderName) => Promise<void>
  /** Requests a payment page and the exact amount, but does not open the page, because some payers must see the amount first. */
  prepare: (provider?: CardProviderName) => Promise<void>
  check: () => void
  reset: () => void
}

/** Opens the card service's page in a new tab and watches the payment. */
export function useCardPayment({ orderId, livePaymentId, onPaid, onPayment }: CardPurchase): CardPayment {
  const lang = useLang()
  const queryClient = useQueryClient()
  const poll = useRef<CardPoll>(undefined)
  const [id, setId] = useState(livePaymentId)
  const [status, setStatus] = useState<CardWireStatus>()
  const [ended, setEnded] = useState<EndedOrder>()
  const [blockedUrl, setBlockedUrl] = useState<string>()
  const [charge, setCharge] = useState<Charge>()
  const [busy, setBusy] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle>()
  const [fault, setFault] = useState<string>()
  const watchedId = status === undefined || status === 'waiting' ? id : undefined

  const readAgain = () => invalidateApi(queryClient, '/api/orders')

  function reset(): void {
    setId(undefined)
    setStatus(undefined)
    setBlockedUrl(undefined)
    setCharge(undefined)
    setFault(undefined)
  }

  const hear = useEffectEvent((view: CardPaymentView) => {
    setObstacle(undefined)
    setStatus(view.status)
    setCharge(view)
    const order = view.status === 'cancelled' ? view.order : undefined
    setEnded(order)
    if (order) onPayment?.(undefined)
    // The status `surplus` means: this payment succeeded, but another payment had already paid the order.
    const isPaid = view.status === 'completed' || view.status === 'surplus'
    if (isPaid) playChime(view.id)
    else if (!order) return
    if (order !== 'closed') onPaid?.()
    void readAgain()
  })
  const onUnknown = useEffectEvent(() => {
    reset()
    onPayment?.(undefined)
  })

  useEffect(() => {
    if (watchedId === undefined) return
    const started = pollCardPayment(watchedId, lang, {
      checked: (view) => hear(view),
      failed: setObstacle,
      unknown: () => onUnknown(),
    })
    poll.current = started
    return started.stop
  }, [watchedId, lang])

  async function open(provider?: CardProviderName): Promise<void> {
    const tab = openTab()
    const url = await create(provider)
    if (url === undefined) return tab?.close()
    setBlockedUrl(tab ? undefined : url)
    tab?.location.assign(url)
  }

  async function prepare(provider?: CardProviderName): Promise<void> {
    await create(provider)
  }

  /** Requests a payment page and returns its URL. If no page can be opened, returns undefined and sets `fault` to the reason. */
  async function create(provider: CardProviderName | undefined): Promise<string | undefined> {
    setBusy(true)
    setFault(undefined)
    try {
      const made = await api.post('/api/card/payment', { query: { lang }, body: { orderId, provider } })
      setId(made.id)
      setStatus('waiting')
      setCharge(made)
      onPayment?.({ id: made.id, currency: made.currency })
      return made.url
    } catch (error) {
      // oxlint-disable-next-line no-console -- Payment errors are logged, and shown in their place (docs/contract.md, "Payments").
      console.warn('CREATE_PAYMENT_ERROR', error)
      setFault((error instanceof RequestError && error.problem?.message) || '')
      // Perhaps the order was paid or closed in another tab or on another device.
      void readAgain()
      return undefined
    } finally {
      setBusy(false)
    }
  }

  const check = () => poll.current?.poll()
  return { orderId, id, status, ended, blockedUrl, charge, busy, obstacle, fault, open, prepare, check, reset }
}

/** Opens an empty tab that cannot access the current tab. Returns null if the browser blocks the new tab. */
function openTab(): Window | null {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return null
  tab.opener = null
  try {
    // The browser copied the session storage of this tab to the new tab.
    tab.sessionStorage.clear()
  } catch {
    // The browser blocks storage, so it copied nothing.
  }
  return tab
}
