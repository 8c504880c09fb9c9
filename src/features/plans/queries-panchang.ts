import type { Lang } from '#base/i18n.ts'
import type { Recommend } from './context.ts'
import type { PanchangDay } from './schemas.ts'
import type { Festival } from './model-festivals.ts'
import { presentDay } from './present-panchang.ts'
import { festivalsOn } from './rules-festivals.ts'
import { type LunarDay, lunarDay } from './rules-panchang.ts'
import { addDays, daysBetween } from './rules.ts'

/** What answers for the days of the heavens: one for the whole shop. */
export type Panchang = ReturnType<typeof openPanchang>

/** Days are computed when first asked for and kept: what the heavens do does not change, and the span of years is bounded. */
export function openPanchang(recommend?: Recommend) {
  const known = new Map<string, { lunar: LunarDay; festivals: Festival[] }>()
  function dayOf(date: string) {
    const day = known.get(date) ?? { lunar: lunarDay(date), festivals: festivalsOn(date) }
    known.set(date, day)
    return day
  }
  return {
    dayOf,
    /** Every day from the first to the last, both included; with a ritual, why it is recommended for it. */
    listDays: (from: string, to: string, lang: Lang, ritual?: string): PanchangDay[] =>
      Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
        const { lunar, festivals } = dayOf(addDays(from, place))
        const day = presentDay(lunar, festivals, lang)
        const reason = ritual && recommend?.(ritual, { lunar, festivals, tithi: day.tithi.name }, lang)
        return reason ? { ...day, reason } : day
      }),
  }
}
