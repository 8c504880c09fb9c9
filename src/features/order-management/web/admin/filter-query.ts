import type { Lang } from '#base/i18n.ts'

/** What the address of the page narrows the list by; `status` is what the board asks for column by column. */
export const FILTERS = ['status', 'from', 'to']

/** The query of a call for the orders that the page's address means. Its days are those of whoever looks. */
export function filterQuery(search: URLSearchParams, lang: Lang, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ lang })
  const [q, status] = [search.get('q'), search.get('status')]
  if (q) query.set('q', q)
  if (status) query.set('status', status)
  const from = momentOf(search.get('from'), 'T00:00:00')
  const to = momentOf(search.get('to'), 'T23:59:59.999')
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return query.toString()
}

function momentOf(day: string | null, time: string): string | undefined {
  const at = new Date(`${day ?? ''}${time}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
