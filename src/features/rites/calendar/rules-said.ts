import type { Lang } from '#base/i18n.ts'
import { ru } from '#features/orders/plans/messages/page-panchang.ru.ts'
import { showReading } from '#features/rites/names/rules-reading.ts'
import { FULL_MOON, NAKSHATRAS, NEW_MOON, TITHIS } from './data/almanac.ts'

/** The Russian names of lunar days and nakshatras from the calendar, by Latin form, so that all pages spell a name in the same way. */
const RUSSIAN_NAMES: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(TITHIS.map((latin, place) => [latin, ru.tithis[place]])),
  ...Object.fromEntries(NAKSHATRAS.map((latin, place) => [latin, ru.nakshatras[place]])),
  [FULL_MOON]: ru.purnima,
  [NEW_MOON]: ru.amavasya,
}

/** Writes a Sanskrit word in the letters of a language. English uses Latin letters with the marks of IAST. */
export function showSanskrit({ latin, devanagari }: { latin: string; devanagari: string }, lang: Lang): string {
  return lang === 'ru' ? (RUSSIAN_NAMES[latin] ?? showReading(devanagari, lang)) : latin
}
