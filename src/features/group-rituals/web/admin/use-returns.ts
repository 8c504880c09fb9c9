import { useState } from 'react'
import { failureOf } from '#ui/failure.ts'
import { useLang } from '#ui/messages.tsx'
import { usePanel } from '#ui/panel.ts'
import { useQueryClient } from '@tanstack/react-query'
import { RequestError } from '#ui/request.ts'
import { useFresh } from '#ui/use-fresh.ts'
import type { PlaceReturn, PlaceReturns } from '../../schemas.ts'
import { useMessages } from './messages.ts'

type Progress = { done: number; of: number }

/**
 * What is owed to the families of a ritual that was called off, and the way back, order by order: one that fails is said where it stands, and the
 * rest goes on. Whoever closes the page in between, or works beside somebody else, only asks again for what is left.
 */
export function useReturns(groupId: string) {
  const messages = useMessages()
  const lang = useLang()
  const { call } = usePanel()
  const address = `/api/admin/group-rituals/${groupId}/returns`
  const key = `${address}?lang=${lang}`
  const client = useQueryClient()
  const { data, error, refetch } = useFresh<PlaceReturns>(key)
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [progress, setProgress] = useState<Progress>()
  /** Why it stopped for all of them. */
  const [refusal, setRefusal] = useState<string>()
  const items = data?.items
  const open = (items ?? []).filter(({ state }) => state === 'owed' || state === 'failed')

  async function giveBack(orders: readonly PlaceReturn[]): Promise<void> {
    if (progress !== undefined && progress.done < progress.of) return
    setRefusal(undefined)
    let listed = items ?? []
    for (const [done, { orderId }] of orders.entries()) {
      setProgress({ done, of: orders.length })
      try {
        const item = await call<PlaceReturn>(`${address}/${orderId}?lang=${lang}`, { method: 'POST' })
        listed = listed.map((one) => (one.orderId === orderId ? item : one))
        client.setQueryData([key], { items: listed })
        setFailures((all) => new Map([...all].filter(([id]) => id !== orderId)))
      } catch (cause) {
        const { text } = failureOf(cause, messages.returns.notSent)
        // Who may not, or gave up proving who it is, may not for the others either.
        if (cause instanceof RequestError && (cause.status === 401 || cause.status === 403)) {
          setRefusal(text)
          break
        }
        setFailures((all) => new Map(all).set(orderId, text))
      }
    }
    setProgress(undefined)
    refetch()
  }

  return { items, error, refetch, open, failures, progress, refusal, giveBack }
}

export type Returns = ReturnType<typeof useReturns>
