import type { Lang } from '#base/i18n.ts'
import { isBirthDate, isDayInFuture } from '#base/birth-date.ts'
import { hasDigit, nameLength } from '#base/name-length.ts'
import { oneLine, removeInvisible } from '#base/text.ts'
import { readWrittenDay, readWrittenTime } from '#features/people/profiles/rules-typed-moment.ts'
import { IN_MEMORY } from '#features/people/profiles/data/departed-words.ts'
import { markedName, takeMark } from '#features/people/profiles/rules-departed.ts'

/**
 * A person for whom a ritual is performed. The birth date is `dd.mm.yyyy`, the birth time is `hh:mm`. Both may be empty. `gotra`: the
 * family line that the priest names; absent if it is unknown. `isDeparted`: the person has died.
 */
export type Participant = {
  firstName: string
  lastName: string
  birthDate: string
  birthTime: string
  gotra?: string
  isDeparted?: true
}
export type ParticipantField = Exclude<keyof Participant, 'isDeparted'>
export type ParticipantFault = { index: number; field: ParticipantField; code: string }

/** A date with the day first, as the shop writes dates. */
const DATE = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/
/** A date whose year has two digits. Only the customer knows the century. */
const SHORT_DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2}$/
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
/** A time in a line without commas. It needs colons, because `12.30` may also be a date. */
const LOOSE_TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/
const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
export const MAX_GOTRA = 60
const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/** The list of participants as stored: one participant per line, no blank lines, no invisible characters. */
export function tidyParticipants(text: string): string {
  return text
    .split(LINE_ENDS)
    .map((line) => visibleLine(line))
    .filter((line) => line.replace(/[\s,;]/g, '') !== '')
    .join('\n')
}

/**
 * Reads a list with one participant per line (docs/contract.md, "Profile and plan"): first name, last name, date, time, gotra, and
 * "in memory" for a person who has died, which may also be beside the name. A line with four fields is read by position. A line with five fields is
 * read by position if its third and fourth fields can be a date and a time. Other lines are read as people paste them, for example
 * «Anna Smirnova 12.3.1985». In English, an ambiguous date with slashes such as 3/4/1985 stays as typed.
 */
export function parseParticipants(text: string, lang: Lang = 'ru'): Participant[] {
  return tidyParticipants(text)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseLine(line, lang))
}

/** Writes participants in the format of the API. Removes characters from the names that would break a line. */
export function serialiseParticipants(participants: readonly Participant[]): string {
  return participants
    .map((participant) => cleanParticipant(participant))
    .filter((participant) => !isBlank(participant))
    .map(({ firstName, lastName, birthDate, birthTime, gotra, isDeparted }) => {
      const others = isDeparted ? [gotra ?? '', IN_MEMORY] : gotra === undefined ? [] : [gotra]
      return [firstName, lastName, birthDate, birthTime, ...others].join(', ').trim()
    })
    .join('\n')
}

/** Returns the full names of the participants in a stored list, as the priest reads them. */
export function namesIn(participants: string): string[] {
  return parseParticipants(participants).map(fullName)
}

/** The names of a stored list as a page or an e-mail shows them, with "in memory" beside the names of people who have died. */
export function shownNames(participants: string, lang: Lang): string[] {
  return parseParticipants(participants).map((person) => shownName(person, lang))
}

export function shownName(person: Participant, lang: Lang): string {
  return markedName({ ...person, name: fullName(person) }, lang)
}

export function fullName({ firstName, lastName }: Pick<Participant, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

export function cleanParticipant(participant: Participant, lang: Lang = 'ru'): Participant {
  const { firstName, lastName, birthDate, birthTime, gotra = '' } = participant
  const read = [firstName, lastName, birthDate, birthTime, gotra].map((text, place) =>
    takeMark(cleanField(text), { isFirst: place === 0 }),
  )
  const [first = '', last = '', date = '', time = '', family = ''] = read.map(({ text }) => text)
  const isDeparted = participant.isDeparted || read.some((field) => field.isDeparted)
  return {
    firstName: first,
    lastName: last,
    birthDate: readDate(date, lang),
    birthTime: readTime(time),
    ...(family !== '' && { gotra: family }),
    ...(isDeparted && { isDeparted }),
  }
}

/** True if no text is typed. The tick for a person who has died does not count as text. */
export function isBlank(participant: Participant): boolean {
  const { isDeparted: _, ...texts } = cleanParticipant(participant)
  return Object.values(texts).every((value) => value === '')
}

/**
 * Returns the faults of each participant. The first name is required. The other fields may be empty, but a typed value must have the
 * correct format.
 */
export function participantFaults(participants: readonly Participant[], now: Date): ParticipantFault[] {
  return participants.flatMap((participant, index) => {
    const { firstName, birthDate, birthTime, gotra = '' } = participant
    const faults: ParticipantFault[] = []
    if (nameLength(firstName) === 0) faults.push({ index, field: 'firstName', code: 'plans.participant-name' })
    for (const field of ['firstName', 'lastName'] as const)
      if (hasDigit(participant[field])) faults.push({ index, field, code: 'plans.participant-digits' })
    if (SHORT_DATE.test(birthDate)) faults.push({ index, field: 'birthDate', code: 'plans.participant-year' })
    else if (isAmbiguous(birthDate)) faults.push({ index, field: 'birthDate', code: 'plans.participant-date-order' })
    else if (birthDate !== '' && (!isBirthDate(birthDate) || isDayInFuture(birthDate, now)))
      faults.push({ index, field: 'birthDate', code: 'plans.participant-date' })
    if (birthTime !== '' && !isClockTime(birthTime))
      faults.push({ index, field: 'birthTime', code: 'plans.participant-time' })
    if (gotra.length > MAX_GOTRA) faults.push({ index, field: 'gotra', code: 'plans.participant-gotra' })
    return faults
  })
}

function parseLine(typed: string, lang: Lang): Participant {
  const { text: line, isDeparted } = takeMark(typed, { isFirst: true })
  const mark = isDeparted && { isDeparted }
  const places = line.split(',').map(cleanField)
  const isStored = isDeparted && places.length === 5 && typed.split(',').length === 6
  if (places.length === 4 || hasGotra(places, lang) || (isStored && !LOOSE_TIME.test(places[4] ?? ''))) {
    const [firstName = '', lastName = '', birthDate = '', birthTime = '', gotra = ''] = places
    const birth = { birthDate: readDate(birthDate, lang), birthTime: readTime(birthTime) }
    return { firstName, lastName, ...birth, ...(gotra !== '' && { gotra }), ...mark }
  }
  return { ...parseLoosely(line.split(/[,;\t]/).map(cleanField), lang), ...mark }
}

/** True if a line of five fields ends with a gotra. A pasted line can also have five fields because a name has several parts. */
function hasGotra(places: readonly string[], lang: Lang): boolean {
  const [, , birthDate = '', birthTime = '', gotra = ''] = places
  const isMoment =
    (birthDate === '' || DATE.test(readDate(birthDate, lang))) && (birthTime === '' || isClockTime(readTime(birthTime)))
  return places.length === 5 && isMoment && !LOOSE_TIME.test(gotra)
}

function parseLoosely(fields: string[], lang: Lang): Participant {
  const words = fields.flatMap((field, place) =>
    field.split(' ').flatMap((word) => (word === '' ? [] : [{ word, place }])),
  )
  const date = takeDate(words.map(({ word }) => word))
  const others = words.toSpliced(date.start, date.length)
  const birthTime = others.find(({ word }) => LOOSE_TIME.test(word))?.word ?? ''
  const named = others.filter(({ word }) => word !== birthTime)
  const names = [...Map.groupBy(named, ({ place }) => place).values()].map((of) => of.map(({ word }) => word).join(' '))
  const [firstName = '', ...rest] = names.length === 1 ? (names[0] ?? '').split(' ') : names
  return { firstName, lastName: rest.join(' '), birthDate: readDate(date.text, lang), birthTime: readTime(birthTime) }
}

/** Finds the date in a line: one word such as `12.03.1985`, or three words such as `14 March 1941`. */
function takeDate(words: readonly string[]): { start: number; length: number; text: string } {
  const isDate = (word: string) => DATE.test(word) || ISO_DATE.test(word) || SHORT_DATE.test(word)
  for (const start of words.keys()) {
    if (isDate(words[start] ?? '')) return { start, length: 1, text: words[start] ?? '' }
    const three = words.slice(start, start + 3)
    if (three.length === 3 && readWrittenDay(three.join(' '))) return { start, length: 3, text: three.join(' ') }
  }
  return { start: 0, length: 0, text: '' }
}

function cleanField(text: string): string {
  return visibleLine(text)
    .replace(/[,\s]+/g, ' ')
    .trim()
}

/** Removes characters that would break the line or be invisible. Joining characters stay, because some names are written with them. */
function visibleLine(text: string): string {
  return removeInvisible(oneLine(text)).trim()
}

/** Converts `1.2.1985`, `1985-02-01`, `3/14/1985` and `14 March 1985` to `dd.mm.yyyy`. Any other text stays unchanged. */
function readDate(text: string, lang: Lang): string {
  const iso = ISO_DATE.exec(text)
  if (iso) return `${iso[3]}.${iso[2]}.${iso[1]}`
  const read = readWrittenDay(text)
  if (read && 'day' in read) return read.day
  if (read && lang === 'en') return text
  const [, day = '', month = '', year = ''] = DATE.exec(text) ?? []
  return year === '' ? text : `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`
}

/** Converts `9:05`, `9.05`, `09:05:00` and `9.05 am` to `09:05`. Any other text stays unchanged. */
function readTime(text: string): string {
  return readWrittenTime(text) ?? text
}

function isAmbiguous(date: string): boolean {
  const read = readWrittenDay(date)
  return read !== undefined && 'isAmbiguous' in read
}

function isClockTime(value: string): boolean {
  return CLOCK_TIME.test(value)
}
