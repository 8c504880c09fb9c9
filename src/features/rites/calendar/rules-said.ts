import type { Lang } from '#base/i18n.ts'
import { ru } from '#features/orders/plans/messages/page-panchang.ru.ts'
import { showReading } from '#features/rites/names/rules-reading.ts'
import { FULL_MOON, NAKSHATRAS, NEW_MOON, TITHIS } from './data/almanac.ts'

/** The names that the shop's calendar also shows, by their Latin form. A Russian reader finds each of them in one spelling. */
const RUSSIAN_NAMES: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(TITHIS.map((latin, place) => [latin, ru.tithis[place]])),
  ...Object.fromEntries(NAKSHATRAS.map((latin, place) => [latin, ru.nakshatras[place]])),
  [FULL_MOON]: ru.purnima,
  [NEW_MOON]: ru.amavasya,
}

/** Writes a Sanskrit word in the letters of a language. For English these are Latin letters with the marks that scholars use. */
export function showSanskrit({ latin, devanagari }: { latin: string; devanagari: string }, lang: Lang): string {
  return lang === 'ru' ? (RUSSIAN_NAMES[latin] ?? showReading(devanagari, lang)) : latin
}
