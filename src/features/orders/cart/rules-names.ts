import { IN_MEMORY } from '#features/people/profiles/data/departed-words.ts'
import { takeMark } from '#features/people/profiles/rules-departed.ts'
import type { NamedPerson, Names, Readings } from './model.ts'

export const NOBODY: NamedPerson = { first: '', whose: '' }
export const NO_NAMES: Names = { people: [NOBODY], wish: '', day: '', priestChooses: false }
/** The maximum number of people in the form before the payment. After the payment the customer can paste a longer list of names. */
export const MAX_NAMED = 12

/** True if the customer entered no names and no wish. Then no consent is needed. */
export function isUnnamed({ people, wish }: Names): boolean {
  return wish.trim() === '' && people.every(({ first, whose }) => first.trim() === '' && whose.trim() === '')
}

export function isNothing(names: Names): boolean {
  return names.day === '' && !names.priestChooses && isUnnamed(names)
}

/** The participants as text, one per line, in the server's format. Commas separate the fields of a line, so typed commas become spaces. */
export function participantLines({ people }: Names): string {
  return people
    .map(tidyPerson)
    .filter(({ first, whose }) => first !== '' || whose !== '')
    .map(({ first, whose, isDeparted }) => {
      const name = first === '' ? `${whose}, ` : `${first}, ${whose}`
      return isDeparted ? `${name}, , , , ${IN_MEMORY}` : `${name}, ,`
    })
    .join('\n')
}

/** The texts of a person without the words that mark somebody who has died, such as "in memory". These words become `isDeparted`. */
export function tidyPerson({ first: typed, whose: of, isDeparted: isTicked }: NamedPerson): NamedPerson {
  const [first, whose] = [takeMark(tidy(typed), { isFirst: true }), takeMark(tidy(of), { isFirst: false })]
  const isDeparted = isTicked || first.isDeparted || whose.isDeparted
  return { first: first.text, whose: whose.text, ...(isDeparted && { isDeparted }) }
}

/** The people of the form. Words such as "in memory" beside a name become `isDeparted`. Undefined if no name has such words. */
export function readMarks(people: readonly NamedPerson[]): NamedPerson[] | undefined {
  const isMarked = ({ first, whose }: NamedPerson) => tidyPerson({ first, whose }).isDeparted
  return people.some(isMarked) ? people.map((one) => (isMarked(one) ? tidyPerson(one) : one)) : undefined
}

/** The names as the priest will read them, without empty lines. */
export function typedNames(people: readonly NamedPerson[]): string[] {
  return people
    .map(tidyPerson)
    .map(({ first, whose }) => tidy(`${first} ${whose}`))
    .filter((name) => name !== '')
}

/** Converts the text of one field to the name as the priest reads it. */
export function typedName(text: string): string {
  return takeMark(tidy(text), { isFirst: true }).text
}

/** Returns all corrected readings after one more correction. An empty reading removes the correction of that name. */
export function correctReading(readings: Readings, name: string, devanagari: string): Readings {
  const { [name]: _, ...others } = readings
  return devanagari === '' ? others : { ...others, [name]: devanagari }
}

/** The corrected readings of these names, in the format of the API. */
export function readingsFor(names: readonly string[], readings: Readings = {}): { name: string; devanagari: string }[] {
  return names.flatMap((name) => (readings[name] ? [{ name, devanagari: readings[name] }] : []))
}

/** Converts corrected readings from the format of the API to an object with the names as keys. */
export function readingsFrom(listed: readonly { name: string; devanagari: string }[] = []): Readings {
  return Object.fromEntries(listed.map(({ name, devanagari }) => [name, devanagari]))
}

/** The typed corrections that differ from the stored ones, in the format of the API. An empty reading removes a stored correction. */
export function changedReadings(stored: Readings, typed: Readings, names: readonly string[]) {
  return names
    .filter((name) => (stored[name] ?? '') !== (typed[name] ?? ''))
    .map((name) => ({ name, devanagari: typed[name] ?? '' }))
}

/** Reads the corrections of name readings from browser storage. */
export function readReadings(value: unknown): Readings {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries.slice(0, MAX_NAMED * 2))
}

/** Reads the typed names from browser storage. Returns no names if the format of the value is wrong. */
export function readNames(value: unknown): Names {
  if (typeof value !== 'object' || value === null) return NO_NAMES
  const { people, wish, day, priestChooses, readings } = value as Record<string, unknown>
  const corrected = readReadings(readings)
  const read = (Array.isArray(people) ? people : []).slice(0, MAX_NAMED).flatMap((one: unknown): NamedPerson[] => {
    const { first, whose, isDeparted } = (one ?? {}) as Record<string, unknown>
    if (typeof first !== 'string' || typeof whose !== 'string') return []
    return [{ first, whose, ...(isDeparted === true && { isDeparted }) }]
  })
  return {
    people: read.length > 0 ? read : [NOBODY],
    wish: typeof wish === 'string' ? wish : '',
    ...(Object.keys(corrected).length > 0 && { readings: corrected }),
    day: typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
    priestChooses: priestChooses === true,
  }
}

function tidy(text: string): string {
  return text.replace(/[,\s]+/g, ' ').trim()
}
