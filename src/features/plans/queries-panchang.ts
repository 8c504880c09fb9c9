import type { Lang } from '#base/i18n.ts'
import { en } from './messages-panchang.en.ts'
import { ru } from './messages-panchang.ru.ts'
import type { PanchangDay } from './schemas.ts'
import { AMAVASYA, type Festival, PURNIMA } from './model-festivals.ts'
import { festivalsOn } from './rules-festivals.ts'
import { type LunarDay, lunarDay } from './rules-panchang.ts'
import { addDays, daysBetween } from './rules.ts'

const MESSAGES: Record<Lang, typeof en> = { ru, en }

/** Days are computed when first asked for and kept: what the heavens do does not change, and the span of years is bounded. */
export function openPanchang() {
  const known = new Map<string, { lunar: LunarDay; festivals: Festival[] }>()
  function dayOf(date: string) {
    const day = known.get(date) ?? { lunar: lunarDay(date), festivals: festivalsOn(date) }
    known.set(date, day)
    return day
  }
  return {
    /** Every day from the first to the last, both included. */
    listDays: (from: string, to: string, lang: Lang): PanchangDay[] =>
      Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
        const { lunar, festivals } = dayOf(addDays(from, place))
        return presentDay(lunar, festivals, MESSAGES[lang])
      }),
  }
}

function presentDay(lunar: LunarDay, festivals: Festival[], messages: typeof en): PanchangDay {
  return {
    date: lunar.date,
    tithi: {
      number: lunar.tithi,
      paksha: lunar.tithi <= PURNIMA ? 'shukla' : 'krishna',
      name: tithiName(lunar.tithi, messages),
    },
    nakshatra: messages.nakshatras[lunar.nakshatra] ?? '',
    isPurnima: lunar.isPurnima,
    isAmavasya: lunar.isAmavasya,
    isEkadashi: lunar.isEkadashi,
    festival: festivals.length > 0 ? festivals.map((festival) => messages.festivals[festival]).join(', ') : null,
  }
}

function tithiName(tithi: number, messages: typeof en): string {
  if (tithi === PURNIMA) return messages.purnima
  if (tithi === AMAVASYA) return messages.amavasya
  return messages.tithis[(tithi - 1) % PURNIMA] ?? ''
}
