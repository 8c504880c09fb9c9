import type { SentLine } from '#features/orders/orders/web/draft-line.ts'
import { useApi } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { useTypedQuery } from '#ui/data/use-typed-query.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { Quote } from '../../../schemas.ts'

const PAUSE = 300

type OrderTotal = {
  quote: Quote | undefined
  /** Why the discount code does not apply to these rituals. */
  refusal: string | undefined
  isCounting: boolean
}

/**
 * Loads the price of the lines. Undefined while the price is unknown. If the lines cannot be ordered, staff see the reason when they place
 * the order.
 */
export function useOrderTotal(items: SentLine[], discountCode: string): OrderTotal {
  const api = useApi()
  const lang = useLang()
  const body = { items, ...(discountCode !== '' && { discountCode }) }
  const { data, error, isFetching } = useTypedQuery({
    queryKey: ['/api/admin/orders/quote', lang, body],
    pause: PAUSE,
    read: (signal) => api.post('/api/admin/orders/quote', { query: { lang }, body }, { signal }),
    enabled: items.length > 0,
  })
  const problem = findProblem(error)
  const refusal = problem?.code.startsWith('discounts.') ? problem.message : undefined
  return { quote: data, refusal, isCounting: isFetching }
}
