import { useEffect, useEffectEvent, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api, setApiData, useApiQuery } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/layout/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { TelegramState } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './telegram-offer.module.css'

/** The notices about one paid order, for anyone with the order's link. Without a bot nothing is shown. */
export function OrderTelegram({ orderId }: { orderId: string }) {
  const client = useQueryClient()
  const lang = useLang()
  const request = { path: { id: orderId } }
  const { data, refetch } = useApiQuery('/api/orders/{id}/telegram', request, { enabled: useHasBot() })
  return (
    <Offer
      state={data}
      onReturn={() => void refetch()}
      start={async () => (await api.post('/api/orders/{id}/telegram', { ...request, query: { lang } })).url}
      stop={async () =>
        setApiData(client, '/api/orders/{id}/telegram', request, await api.delete('/api/orders/{id}/telegram', request))
      }
    />
  )
}

/** The notices about all orders of the signed-in person. */
export function AccountTelegram() {
  const client = useQueryClient()
  const lang = useLang()
  const { data, refetch } = useApiQuery('/api/account/telegram', {}, { enabled: useHasBot() })
  return (
    <Offer
      isCard
      state={data}
      onReturn={() => void refetch()}
      start={async () => (await api.post('/api/account/telegram', { query: { lang } })).url}
      stop={async () => setApiData(client, '/api/account/telegram', {}, await api.delete('/api/account/telegram'))}
    />
  )
}

type OfferProps = {
  state: TelegramState | null | undefined
  /** Called when the person comes back to this page, perhaps from Telegram. */
  onReturn: () => void
  /** Returns the URL that opens the bot. */
  start: () => Promise<string>
  stop: () => Promise<void>
  isCard?: true
}

function Offer({ state, onReturn, start, stop, isCard }: OfferProps) {
  const messages = useMessages()
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const isShown = state?.isAvailable === true || state?.isLinked === true
  useReturn(isShown, onReturn)
  if (!isShown) return null

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setFailed(undefined)
    try {
      await work()
    } catch (error) {
      setFailed(findProblem(error)?.message ?? messages.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Section isCard={isCard} title={messages.title}>
      <div className={styles.offer}>
        <p className={styles.text}>{state.isLinked ? messages.linked : messages.text}</p>
        {failed !== undefined && <Notice tone="danger">{failed}</Notice>}
        {state.isLinked ? (
          <Button
            busy={isBusy}
            onClick={() =>
              void run(async () => {
                await stop()
                showToast({ title: messages.switchedOff })
              })
            }
          >
            {messages.off}
          </Button>
        ) : (
          <Button busy={isBusy} onClick={() => void run(async () => location.assign(await start()))}>
            {messages.on}
          </Button>
        )}
      </div>
    </Section>
  )
}

/** True if the shop has a bot. Without a bot no page makes a call for notices, because every page already contains the facts about the shop. */
function useHasBot(): boolean {
  return useApiQuery('/api/shop').data?.telegram === true
}

function useReturn(isShown: boolean, readAgain: () => void): void {
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') readAgain()
  })
  useEffect(() => {
    if (!isShown) return
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [isShown])
}
