import { useState } from 'react'
import { MONTHS } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { calendarDay } from '#base/time.ts'
import { useMessages } from '#features/catalogue/catalogue/web/messages.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { addDays, MAX_CALENDAR_DAYS } from '../rules.ts'
import { firstOpenDay } from '../rules-planning.ts'

/** Shows the first day on which a ritual can begin. The browser loads this day, because a cached page would show a past day. */
export function EarliestStart() {
  const { page } = useMessages()
  const lang = useLang()
  const [from] = useState(() => calendarDay(new Date()))
  const to = addDays(from, MAX_CALENDAR_DAYS - 1)
  const { data, isPending } = useApiQuery('/api/planning', { query: { from, to, lang } })
  if (isPending) return page.earliest('…')
  const day = data && firstOpenDay(data, to)
  return day && page.earliest(withoutYear(day, lang))
}

/** Writes a day without its year. The day is at most two months away, and without the year it fits on one line beside the text. */
function withoutYear(day: string, lang: Lang): string {
  const [, month = 1, date] = day.split('-').map(Number)
  return `${date}\u00a0${MONTHS[lang][month - 1]}`
}
