import { isCalendarDay } from '#features/orders/plans/rules.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { toSpan, stepFrom, type View } from '../../rules-days.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'

/** The period that the calendar shows, from the URL (`?view=week&from=2026-11-23`), and functions that change it. */
export function useCalendar() {
  const lang = useLang()
  const { search, setSearch } = useAddress()
  const view: View = search.get('view') === 'week' ? 'week' : 'month'
  const currentDay = useCurrentDay()
  const fromParameter = search.get('from') ?? ''
  const at = isCalendarDay(fromParameter) ? fromParameter : currentDay
  const { from, to } = toSpan(view, at)
  const calendar = useApiQuery('/api/admin/calendar', { query: { from, to, lang } })
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

/** The current day at the place of the rituals. */
export function useCurrentDay(): string {
  return dayAtPlace(usePanel().now())
}
