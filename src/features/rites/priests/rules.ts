import type { Lang } from '#base/i18n.ts'
import type { Both } from './model.ts'

/** Assigns a name to the language of its script. The name in the other language stays empty until staff enter it. */
export function splitByScript(name: string): Both {
  return /\p{Script=Cyrillic}/u.test(name) ? { ru: name, en: '' } : { ru: '', en: name }
}

/** The text in this language. If it is empty, the text in the other language. */
export function eitherText(text: Both, lang: Lang): string {
  return lang === 'ru' ? text.ru || text.en : text.en || text.ru
}

/** Fills in a missing name with the name in the other language. Undefined if both names are missing. */
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

/** The file of a sample priest's drawn portrait in `public/samples`. A priest who began earlier has an older face. */
export function samplePortrait(since: number | null): string {
  const years = since ?? 0
  return `/samples/priest-${years < 2000 ? 1 : years < 2006 ? 2 : 3}.svg`
}

/** True if a priest may perform a ritual. A priest with an empty list may perform every ritual. */
export function mayPerformRitual(ritualIds: readonly string[], ritualId: string): boolean {
  return ritualIds.length === 0 || ritualIds.includes(ritualId)
}
