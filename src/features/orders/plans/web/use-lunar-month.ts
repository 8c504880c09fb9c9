import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { PanchangDay } from '../schemas.ts'
import { addDays } from '../rules.ts'

export type LunarDays = ReadonlyMap<string, PanchangDay>

const NONE: LunarDays = new Map()

/**
 * Loads the lunar days of a month, by date, and why they suit a ritual. The month is the month of `date`. The result is empty while loading
 * and if loading fails.
 */
export function useLunarMonth(
  date: string | undefined,
  ritual?: string,
): { days: LunarDays; isPending: boolean; isError: boolean } {
  const lang = useLang()
  const first = `${(date ?? '2000-01-01').slice(0, 7)}-01`
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
  const query = useApiQuery(
    '/api/panchang',
    { query: { from: first, to: last, ritual: ritual || undefined, lang } },
    { enabled: date !== undefined },
  )
  const days = query.data ? new Map(query.data.map((day) => [day.date, day])) : NONE
  return { days, isPending: query.isPending, isError: query.isError }
}
