import type { Lang } from '#base/i18n.ts'
import type { Both } from './model.ts'

/** Puts a name into the language whose script it uses. The other language stays empty until staff fill it in. */
export function splitByScript(name: string): Both {
  return /\p{Script=Cyrillic}/u.test(name) ? { ru: name, en: '' } : { ru: '', en: name }
}

/** The text in one language; if that language has no text, the text in the other language. */
export function eitherText(text: Both, lang: Lang): string {
  return lang === 'ru' ? text.ru || text.en : text.en || text.ru
}

/** If one language is missing, takes the text of the other language. Undefined if both are missing. */
export function bothNames(name: Both): Both | undefined {
  return name.ru === '' && name.en === '' ? undefined : { ru: name.ru || name.en, en: name.en || name.ru }
}

export type Gap = 'name' | 'portrait' | 'school'

type Profile = { name: Both; school: Both; hasPortrait: boolean }

/** The fields of a priest's published record that are missing and that staff should fill in. Only the name is required. */
export function findGaps({ name, school, hasPortrait }: Profile): Gap[] {
  return [
    ...(name.ru === '' || name.en === '' ? (['name'] as const) : []),
    ...(hasPortrait ? [] : (['portrait'] as const)),
    ...(bothNames(school) ? [] : (['school'] as const)),
  ]
}

/** The file of a sample priest's drawn portrait in `public/samples`. The earlier the priest began, the older the face. */
export function samplePortrait(since: number | null): string {
  const years = since ?? 0
  return `/samples/priest-${years < 2000 ? 1 : years < 2006 ? 2 : 3}.svg`
}

/** True if a priest may perform a ritual. A priest with an empty list may perform every ritual. */
export function mayPerformRitual(ritualIds: readonly string[], ritualId: string): boolean {
  return ritualIds.length === 0 || ritualIds.includes(ritualId)
}
