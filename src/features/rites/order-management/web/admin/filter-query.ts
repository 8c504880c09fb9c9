import type { Lang } from '#base/i18n.ts'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { dayBounds } from '#ui/text/day-bounds.ts'

/** The filters in the page's address; the board requests `status` column by column. */
export const FILTERS = ['status', 'from', 'to']

/** The API query for the orders of the page's address. Its days are in the reader's time zone. */
export function filterQuery(search: URLSearchParams, lang: Lang) {
  const status = ORDER_STATUSES.find((one) => one === search.get('status'))
  const days = dayBounds({ from: search.get('from'), to: search.get('to') })
  return { lang, q: search.get('q') || undefined, status, ...days }
}
