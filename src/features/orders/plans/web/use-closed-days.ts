import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { addDays } from '../rules.ts'
import type { PlanningView } from '../schemas.ts'

type Closed = PlanningView['closed'][number]

/**
 * Loads the days of a month that cannot be chosen, by date. The result is empty while the days are loading and if loading fails. After a
 * failure the server refuses a closed day when the customer saves.
 */
export function useClosedDays(month: string): { earliest: string | undefined; closed: ReadonlyMap<string, Closed> } {
  const lang = useLang()
  const from = `${month.slice(0, 7)}-01`
  const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1)
  const { data } = useApiQuery('/api/planning', { query: { from, to, lang } })
  return { earliest: data?.earliest, closed: new Map(data?.closed.map((each) => [each.day, each])) }
}
