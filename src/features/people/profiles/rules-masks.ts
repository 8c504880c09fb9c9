import { cleanPhone } from '#base/contact.ts'
import { plainSigns } from '#base/text.ts'

/** The most digits of a number of +7, or without a plus (docs/contract.md, "Profile and plan"). */
const PHONE_DIGITS = 11

/** What stands at each place of a masked value: a digit, or a sign that puts itself there. */
export type MaskedField = 'digit' | (string & {})

const places = (pattern: string): MaskedField[] => Array.from(pattern, (sign) => (sign === 'x' ? 'digit' : sign))

export const BIRTH_DATE_MASK = places('xx.xx.xxxx')
export const BIRTH_TIME_MASK = places('xx:xx')

/** Groups the digits of a number that begins with a plus as its country does. */
export type Grouping = (number: string) => string

/** The mask below wrote this one's plus, or would write the same. */
const OWN_PLUS = /^\+(?:7|\d \d{3} )/

/** Whether the country that a plus names says how the digits stand, and how many there may be. */
export function isForeign(text: string): boolean {
  const number = cleanPhone(text)
  return number.startsWith('+') && !OWN_PLUS.test(number)
}

/**
 * Up to ten digits are a number without its country; with more the first is the country's. A number that a plus begins keeps all its digits,
 * in groups of its own until `group` is known.
 */
export function phoneMask(text: string, group?: Grouping): MaskedField[] {
  const number = cleanPhone(text)
  if (isForeign(text)) {
    return Array.from(phoneText(text, group).replace(/[^+\d ]/g, ''), (sign) => (/\d/.test(sign) ? 'digit' : sign))
  }
  return places(number.startsWith('+') || digitsOf(number).length > 10 ? '+x xxx xxx xxxx' : 'xxx xxx xxxx')
}

/** A number as the mask writes it, whatever it came with: brackets, hyphens, a plus. */
export function phoneText(text: string, group?: Grouping): string {
  const number = cleanPhone(text)
  if (isForeign(text)) return group ? group(number.replaceAll(' ', '')) : number
  const digits = digitsOf(text).slice(0, PHONE_DIGITS)
  let at = 0
  let written = ''
  for (const place of phoneMask(text)) {
    if (at === digits.length) break
    written += place === 'digit' ? digits.charAt(at++) : place
  }
  return written
}

/**
 * What a phone field goes on with when `typed` comes after `before`. Signs that only look like digits become digits, and an international
 * prefix a plus: then all of it is given anew.
 */
export function typedPhone(before: string, typed: string): { before: string; typed: string } {
  const number = cleanPhone(before + typed)
  const isRewritten = number.startsWith('+') && !before.startsWith('+')
  return isRewritten ? { before: '', typed: number } : { before, typed: plainSigns(typed) }
}

/** Whether the mask can hold this number whole. */
export function phoneFits(text: string): boolean {
  return isForeign(text) || digitsOf(text).length <= PHONE_DIGITS
}

/** A date that was pasted or filled in by the browser, in the form of the mask: `1990-05-01` and `1/5/1990` are 01.05.1990. */
export function pastedDate(text: string): string {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?\s*$/.exec(text) ?? []
  if (isoYear && isoMonth && isoDay) return `${two(isoDay)}.${two(isoMonth)}.${isoYear}`
  const [, day, month, year] = /^\s*(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})\D*$/.exec(text) ?? []
  return day && month && year ? `${two(day)}.${two(month)}.${year}` : text
}

/** A time that was pasted: `9:05` and `9.05` are 09:05. */
export function pastedTime(text: string): string {
  const [, hour, minute] = /^\s*(\d{1,2})[:.\s-](\d{2})(?::\d{2})?\s*$/.exec(text) ?? []
  return hour && minute ? `${two(hour)}:${minute}` : text
}

/**
 * What a typed sign becomes at the end of a date or a time: a digit that can only be the whole day, month or hour gets its zero, and
 * so does a single digit before a typed separator. `undefined`: it stays what it is.
 */
export function completed(kind: 'date' | 'time', before: string, typed: string): string | undefined {
  const separator = kind === 'date' ? '.' : ':'
  const [segment = ''] = before.split(separator).slice(-1)
  const place = before.split(separator).length + (segment.length === 2 ? 1 : 0)
  const most = kind === 'date' ? ['3', '1'][place - 1] : ['2'][place - 1]
  if (/^\d$/.test(typed)) {
    const starts = segment.length % 2 === 0
    return starts && most !== undefined && typed > most ? `${before}0${typed}` : undefined
  }
  if (!/^[.,:;/\-\s]$/.test(typed) || !/^\d$/.test(segment) || most === undefined) return undefined
  return segment === '0' ? undefined : `${before.slice(0, -1)}0${segment}${separator}`
}

function two(digits: string): string {
  return digits.padStart(2, '0')
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
