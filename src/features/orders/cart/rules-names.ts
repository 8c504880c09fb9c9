import type { NamedPerson, Names } from './model.ts'

export const NOBODY: NamedPerson = { first: '', whose: '' }
export const NO_NAMES: Names = { people: [NOBODY], wish: '', day: '', priestChooses: false }
/** The customer pastes longer lists after the payment. */
export const MAX_NAMED = 12

/** True if there are no names and no wish. Then no consent is needed. */
export function isUnnamed({ people, wish }: Names): boolean {
  return wish.trim() === '' && people.every(({ first, whose }) => first.trim() === '' && whose.trim() === '')
}

export function isNothing(names: Names): boolean {
  return names.day === '' && !names.priestChooses && isUnnamed(names)
}

/** One participant per line, in the format of the server. Commas separate the fields of a line, so typed commas become spaces. */
export function participantLines({ people }: Names): string {
  return people
    .map(({ first, whose }) => ({ first: tidy(first), whose: tidy(whose) }))
    .filter(({ first, whose }) => first !== '' || whose !== '')
    .map(({ first, whose }) => (first === '' ? `${whose}, , ,` : `${first}, ${whose}, ,`))
    .join('\n')
}

/** The names as the priest will read them, without empty lines. */
export function typedNames(people: readonly NamedPerson[]): string[] {
  return people.map(({ first, whose }) => tidy(`${first} ${whose}`)).filter((name) => name !== '')
}

/** Reads names from browser storage. Malformed values result in no names. */
export function readNames(value: unknown): Names {
  if (typeof value !== 'object' || value === null) return NO_NAMES
  const { people, wish, day, priestChooses } = value as Record<string, unknown>
  const read = (Array.isArray(people) ? people : []).slice(0, MAX_NAMED).flatMap((one: unknown): NamedPerson[] => {
    const { first, whose } = (one ?? {}) as Record<string, unknown>
    return typeof first === 'string' && typeof whose === 'string' ? [{ first, whose }] : []
  })
  return {
    people: read.length > 0 ? read : [NOBODY],
    wish: typeof wish === 'string' ? wish : '',
    day: typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
    priestChooses: priestChooses === true,
  }
}

function tidy(text: string): string {
  return text.replace(/[,\s]+/g, ' ').trim()
}
