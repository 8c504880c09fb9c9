import type { Lang } from '#base/i18n.ts'

/** The towns where rituals are performed, in both languages. Staff type a place in one of the two languages. */
const TOWNS: readonly Record<Lang, string>[] = [
  { ru: 'Варанаси', en: 'Varanasi' },
  { ru: 'Айодхья', en: 'Ayodhya' },
  { ru: 'Харидвар', en: 'Haridwar' },
  { ru: 'Ришикеш', en: 'Rishikesh' },
  { ru: 'Удджайн', en: 'Ujjain' },
  { ru: 'Насик', en: 'Nashik' },
]

/** The place, with its town in the given language if the town is in the list: `Varanasi, Assi Ghat` becomes «Варанаси, Assi Ghat». */
export function placeIn(place: string, lang: Lang): string {
  const other = lang === 'ru' ? 'en' : 'ru'
  const town = TOWNS.find((each) => startsWithTown(place, each[other]))
  return town ? `${town[lang]}${place.slice(town[other].length)}` : place
}

/** True if both texts name the same town, in either language: `Варанаси` and `Dashashwamedh Ghat, Varanasi`. True if one of them is empty. */
export function isSameTown(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((place) => placeIn(place.trim(), 'en').toLowerCase())
  if (first === '' || second === '') return true
  const hasPartOf = (place: string, whole: string) => place.split(/,\s*/).some((part) => whole.includes(part))
  return hasPartOf(first, second) || hasPartOf(second, first)
}

function startsWithTown(place: string, town: string): boolean {
  return place === town || place.startsWith(`${town},`)
}
