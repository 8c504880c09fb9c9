import { useEffect, useEffectEvent } from 'react'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { useOwnerRefetch } from '#features/people/accounts/web/use-owner-refetch.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'

/** Loads the agreed details of an order, and again if the order's status changes, for example after the payment. */
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
