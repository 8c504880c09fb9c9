import { useEffect, useState } from 'react'
import { useApi } from '#ui/data/api.ts'
import { usePanel } from '#ui/layout/panel.ts'

export type FoundOrder = { id: string; customer: { name: string } }

const DEBOUNCE_MS = 200
const MIN_LETTERS = 2
const MAX_FOUND = 6

/** The orders that match the typed text, after a pause in typing; none for a role that may not see them. */
export function useOrderSearch(text: string): { orders: FoundOrder[]; isLooking: boolean } {
  const { can } = usePanel()
  const api = useApi()
  const [found, setFound] = useState<{ q: string; orders: FoundOrder[] }>({ q: '', orders: [] })
  const q = text.trim()
  const looks = q.length >= MIN_LETTERS && can('orders.read')
  useEffect(() => {
    if (!looks) return
    const ending = new AbortController()
    const timer = setTimeout(async () => {
      // A failed search finds nothing: the sections still work, and the list of orders shows the error.
      const query = { limit: MAX_FOUND, q }
      const page = await api.get('/api/admin/orders', { query }, { signal: ending.signal }).catch(() => ({ items: [] }))
      if (!ending.signal.aborted) setFound({ q, orders: page.items })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [q, looks, api])
  return { orders: looks ? found.orders : [], isLooking: looks && found.q !== q }
}
