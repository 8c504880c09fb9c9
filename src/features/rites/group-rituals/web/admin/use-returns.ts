import { useState } from 'react'
import { setApiData, useApi, useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { findProblem, RequestError } from '#ui/data/request.ts'
import type { PlaceReturn } from '../../schemas.ts'
import { useMessages } from './messages.ts'

type Progress = { done: number; of: number }

/**
 * Loads the amounts that the shop owes to the families of a cancelled ritual. Also returns the action that refunds all orders, one by one. If
 * an order fails, the error is shown, and the action continues with the next order. The server refunds only the missing amounts. So the
 * action can be repeated later, and two people can run it at the same time.
 */
export function useReturns(groupId: string) {
  const messages = useMessages()
  const lang = useLang()
  const api = useApi()
  const request = { path: { id: groupId }, query: { lang } }
  const client = useQueryClient()
  const query = useApiQuery('/api/admin/group-rituals/{id}/returns', request)
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [progress, setProgress] = useState<Progress>()
  /** Why the action stopped for all orders. */
  const [refusal, setRefusal] = useState<string>()
  const items = query.data?.items
  const open = (items ?? []).filter(({ state }) => state === 'owed' || state === 'failed')

  async function giveBack(orders: readonly PlaceReturn[]): Promise<void> {
    if (progress !== undefined && progress.done < progress.of) return
    setRefusal(undefined)
    let listed = items ?? []
    for (const [done, { orderId }] of orders.entries()) {
      setProgress({ done, of: orders.length })
      try {
        const sent = { path: { id: groupId, orderId }, query: { lang } }
        const item = await api.post('/api/admin/group-rituals/{id}/returns/{orderId}', sent)
        listed = listed.map((one) => (one.orderId === orderId ? item : one))
        setApiData(client, '/api/admin/group-rituals/{id}/returns', request, { items: listed })
        setFailures((all) => new Map([...all].filter(([id]) => id !== orderId)))
      } catch (cause) {
        const text = findProblem(cause)?.message ?? messages.returns.notSent
        // If the user lacks the right or has cancelled the second factor, all further calls would fail too.
        if (cause instanceof RequestError && (cause.status === 401 || cause.status === 403)) {
          setRefusal(text)
          break
        }
        setFailures((all) => new Map(all).set(orderId, text))
      }
    }
    setProgress(undefined)
    void query.refetch()
  }

  return { list: { ...query, data: items }, open, failures, progress, refusal, giveBack }
}

export type Returns = ReturnType<typeof useReturns>
