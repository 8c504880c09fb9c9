import type { Lang } from '#base/i18n.ts'

/** Towns of rituals in both languages. Staff write a place in one of them. */
const TOWNS: readonly Record<Lang, string>[] = [
  { ru: 'Варанаси', en: 'Varanasi' },
  { ru: 'Айодхья', en: 'Ayodhya' },
  { ru: 'Харидвар', en: 'Haridwar' },
  { ru: 'Ришикеш', en: 'Rishikesh' },
  { ru: 'Удджайн', en: 'Ujjain' },
  { ru: 'Насик', en: 'Nashik' },
]

/** The place in the reader's language, as far as the town is known: «Варанаси, Assi Ghat» of `Varanasi, Assi Ghat`. */
export function placeIn(place: string, lang: Lang): string {
  const other = lang === 'ru' ? 'en' : 'ru'
  const town = TOWNS.find((each) => startsWithTown(place, each[other]))
  return town ? `${town[lang]}${place.slice(town[other].length)}` : place
}

function startsWithTown(place: string, town: string): boolean {
  return place === town || place.startsWith(`${town},`)
}
