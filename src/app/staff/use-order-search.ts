import { useApi } from '#ui/data/api.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { useTypedQuery } from '#ui/data/use-typed-query.ts'

export type FoundOrder = { id: string; customer: { name: string } }

const DEBOUNCE_MS = 200
const MIN_LETTERS = 2
const MAX_FOUND = 6

/** The orders that match the typed text, after a pause in typing. The result is empty for a role that may not see orders. */
export function useOrderSearch(text: string): { orders: FoundOrder[]; isLooking: boolean } {
  const { can } = usePanel()
  const api = useApi()
  const q = text.trim()
  const looks = q.length >= MIN_LETTERS && can('orders.read')
  // A failed search finds nothing. The sections still work, and the list of orders shows the error.
  const { data, isFetching } = useTypedQuery({
    queryKey: ['/api/admin/orders', q],
    pause: DEBOUNCE_MS,
    read: (signal) => api.get('/api/admin/orders', { query: { limit: MAX_FOUND, q } }, { signal }),
    enabled: looks,
    keepsLast: true,
  })
  return { orders: (looks && data?.items) || [], isLooking: looks && isFetching }
}
