import type { Lang } from '#base/i18n.ts'
import { dayBounds } from '#ui/day-bounds.ts'

/** What the address of the page narrows the list by; `status` is what the board asks for column by column. */
export const FILTERS = ['status', 'from', 'to']

/** The query of a call for the orders that the page's address means. Its days are those of whoever looks. */
export function filterQuery(search: URLSearchParams, lang: Lang, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ lang })
  const [q, status] = [search.get('q'), search.get('status')]
  if (q) query.set('q', q)
  if (status) query.set('status', status)
  const days = dayBounds({ from: search.get('from'), to: search.get('to') })
  for (const [name, value] of Object.entries({ ...days, ...more })) query.set(name, value)
  return query.toString()
}
