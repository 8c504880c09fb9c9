import { isCalendarDay } from '#features/plans/rules.ts'
import { useLang } from '#ui/messages.tsx'
import { useAddress } from '#ui/panel.ts'
import { useFresh } from '#ui/use-fresh.ts'
import { useCurrentDay } from './use-current-day.ts'
import { spanOf, stepFrom, type View } from '../../rules-span.ts'
import type { CalendarView } from '../../schemas.ts'

/** The days that the address names, `?view=week&from=2026-11-23`, and the ways to others. */
export function useCalendar() {
  const lang = useLang()
  const { search, setSearch } = useAddress()
  const view: View = search.get('view') === 'week' ? 'week' : 'month'
  const currentDay = useCurrentDay()
  const asked = search.get('from') ?? ''
  const at = isCalendarDay(asked) ? asked : currentDay
  const { from, to } = spanOf(view, at)
  const calendar = useFresh<CalendarView>(`/api/admin/calendar?from=${from}&to=${to}&lang=${lang}`)
  return {
    view,
    at,
    from,
    to,
    ...calendar,
    show: (next: View) => setSearch({ view: next === 'week' ? 'week' : undefined, from: at }),
    step: (direction: 1 | -1) => setSearch({ from: stepFrom(view, at, direction) }, 'push'),
    toToday: () => setSearch({ from: undefined }),
  }
}
