import type { Lang } from '#base/i18n.ts'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { dayBounds } from '#ui/text/day-bounds.ts'

/** What the address of the page narrows the list by; `status` is what the board asks for column by column. */
export const FILTERS = ['status', 'from', 'to']

/** The query of a call for the orders that the page's address means. Its days are those of whoever looks. */
export function filterQuery(search: URLSearchParams, lang: Lang) {
  const status = ORDER_STATUSES.find((one) => one === search.get('status'))
  const days = dayBounds({ from: search.get('from'), to: search.get('to') })
  return { lang, q: search.get('q') || undefined, status, ...days }
}
