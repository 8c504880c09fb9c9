import type { Lang } from '#base/i18n.ts'
import { en as panchangEn } from '#features/plans/messages-panchang.en.ts'
import { ru as panchangRu } from '#features/plans/messages-panchang.ru.ts'
import type { Festival } from '#features/plans/model-festivals.ts'
import { presentDay } from '#features/plans/present-panchang.ts'
import type { LunarDay } from '#features/plans/rules-panchang.ts'
import { en } from './messages.en.ts'
import { ru } from './messages.ru.ts'
import { priestName, type PriestRow } from './present.ts'
import { weekdayOf } from './rules-almanac.ts'
import { type Reason, recommendationsOn } from './rules-recommended.ts'
import type { CalendarDayView, DayNote, PerformanceView } from './schemas.ts'

const MESSAGES = { ru: { ...ru, panchang: panchangRu }, en: { ...en, panchang: panchangEn } }

type Day = {
  lunar: LunarDay
  festivals: Festival[]
  note: DayNote | undefined
  performances: PerformanceView[]
  priests: ReadonlyMap<string, PriestRow>
}

/** A day of the calendar with all that is on it. */
export function presentCalendarDay(
  { lunar, festivals, note, performances, priests }: Day,
  lang: Lang,
): CalendarDayView {
  const day = presentDay(lunar, festivals, lang)
  const facts = { tithi: lunar.tithi, weekday: weekdayOf(lunar.date), festivals }
  const capacity = loadsOf(performances, priests)
  return {
    ...day,
    place: note?.place ?? '',
    note: note?.note ?? '',
    version: note?.version ?? 0,
    performances,
    capacity,
    conflicts: [
      ...capacity
        .filter(({ taken, capacity: most }) => taken > most)
        .map(({ priestId }) => ({ kind: 'over-capacity' as const, priestId })),
      ...performances.flatMap(({ orderId, conflicts }) => conflicts.map((kind) => ({ kind, orderId }))),
    ],
    recommended: recommendationsOn(facts).map(({ serviceId, reason }) => ({
      serviceId,
      reason: sayReason(reason, day.tithi.name, lang),
    })),
  }
}

export function sayReason(reason: Reason, tithi: string, lang: Lang): string {
  const { recommended: say, panchang } = MESSAGES[lang]
  const deity = say.deities[reason.deity]
  if (reason.kind === 'festival') return say.festival(panchang.festivals[reason.festival])
  if (reason.kind === 'tithi') return say.tithi(tithi, deity)
  return say.weekday(say.weekdays[reason.weekday] ?? '', deity)
}

function loadsOf(performances: PerformanceView[], priests: Day['priests']): CalendarDayView['capacity'] {
  const ids = [...new Set(performances.flatMap(({ priest }) => priest?.id ?? []))]
  return ids.flatMap((priestId) => {
    const priest = priests.get(priestId)
    const taken = performances.filter((each) => each.priest?.id === priestId).length
    return priest ? [{ priestId, name: priestName(priest), taken, capacity: priest.capacity }] : []
  })
}
