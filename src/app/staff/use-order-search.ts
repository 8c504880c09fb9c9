import { useEffect, useState } from 'react'
import { usePanel } from '#ui/panel.ts'

export type FoundOrder = { id: string; customer: { name: string } }

const PAUSE = 200
const SHORTEST = 2

/** The orders that fit what is typed, once the typing pauses; none for a role that may not see them. */
export function useOrderSearch(text: string): { orders: FoundOrder[]; isLooking: boolean } {
  const { call, can } = usePanel()
  const [found, setFound] = useState<{ q: string; orders: FoundOrder[] }>({ q: '', orders: [] })
  const q = text.trim()
  const looks = q.length >= SHORTEST && can('orders.read')
  useEffect(() => {
    if (!looks) return
    const ending = new AbortController()
    const timer = setTimeout(async () => {
      const path = `/api/admin/orders?limit=6&q=${encodeURIComponent(q)}`
      // A search that fails finds nothing: the sections are still there, and the list of orders says what is wrong.
      const page = await call<{ items: FoundOrder[] }>(path, { signal: ending.signal }).catch(() => ({ items: [] }))
      if (!ending.signal.aborted) setFound({ q, orders: page.items })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [q, looks, call])
  return { orders: looks ? found.orders : [], isLooking: looks && found.q !== q }
}
