import { useEffect, useEffectEvent } from 'react'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { useOwnerRefetch } from '#features/people/accounts/web/use-owner-refetch.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'

/** The agreed facts about an order. They are read again when the order's status changes, for example after its payment. */
export function useProgress(orderId: string, status: OrderStatus) {
  const lang = useLang()
  const query = useApiQuery('/api/orders/{id}/progress', { path: { id: orderId }, query: { lang } })
  useOwnerRefetch(query.refetch)
  const readAgain = useEffectEvent((now: OrderStatus) => {
    if (query.data && query.data.status !== now) void query.refetch()
  })
  useEffect(() => readAgain(status), [status])
  return query
}
