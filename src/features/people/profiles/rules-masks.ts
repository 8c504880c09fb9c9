import { cleanPhone } from '#base/contact.ts'
import { plainSigns } from '#base/text.ts'

/** The maximum number of digits in a number that begins with +7 or has no plus (docs/contract.md, "Profile and plan"). */
const PHONE_DIGITS = 11

/** Each position of a masked value: a digit, or a character that the mask inserts. */
export type MaskedField = 'digit' | (string & {})

const places = (pattern: string): MaskedField[] => Array.from(pattern, (sign) => (sign === 'x' ? 'digit' : sign))

export const BIRTH_DATE_MASK = places('xx.xx.xxxx')
export const BIRTH_TIME_MASK = places('xx:xx')

/** Groups the digits of a phone number that begins with a plus, in the format of its country. */
export type Grouping = (number: string) => string

/** Matches a phone number whose plus may come from this mask. */
const OWN_PLUS = /^\+(?:7|\d \d{3} )/

/** True if the phone number begins with a plus and belongs to a foreign country. The country then defines the groups and the maximum length. */
export function isForeign(text: string): boolean {
  const number = cleanPhone(text)
  return number.startsWith('+') && !OWN_PLUS.test(number)
}

/**
 * The positions of a phone number. A number of at most ten digits has no country code. In a longer number the first digit is the country
 * code. A number that begins with a plus keeps all its digits. Until `group` is loaded, a number with a plus has a general format.
 */
export function phoneMask(text: string, group?: Grouping): MaskedField[] {
  const number = cleanPhone(text)
  if (isForeign(text)) {
    return Array.from(phoneText(text, group).replace(/[^+\d ]/g, ''), (sign) => (/\d/.test(sign) ? 'digit' : sign))
  }
  return places(number.startsWith('+') || digitsOf(number).length > 10 ? '+x xxx xxx xxxx' : 'xxx xxx xxxx')
}

/** Formats a number by the mask. The input may contain brackets, hyphens or a plus. */
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
 * The value of a phone field when `typed` is added to `before`. Look-alike digits become ASCII digits. An international prefix such as 00
 * becomes a plus; then the result replaces the whole value.
 */
export function typedPhone(before: string, typed: string): { before: string; typed: string } {
  const number = cleanPhone(before + typed)
  const isRewritten = number.startsWith('+') && !before.startsWith('+')
  return isRewritten ? { before: '', typed: number } : { before, typed: plainSigns(typed) }
}

/** True if the mask can show the whole phone number. */
export function phoneFits(text: string): boolean {
  return isForeign(text) || digitsOf(text).length <= PHONE_DIGITS
}

/** A pasted or autofilled date in the format of the mask: `1990-05-01` and `1/5/1990` become 01.05.1990. */
export function pastedDate(text: string): string {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?\s*$/.exec(text) ?? []
  if (isoYear && isoMonth && isoDay) return `${two(isoDay)}.${two(isoMonth)}.${isoYear}`
  const [, day, month, year] = /^\s*(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})\D*$/.exec(text) ?? []
  return day && month && year ? `${two(day)}.${two(month)}.${year}` : text
}

/** A pasted time in the format of the mask: `9:05` and `9.05` become 09:05. */
export function pastedTime(text: string): string {
  const [, hour, minute] = /^\s*(\d{1,2})[:.\s-](\d{2})(?::\d{2})?\s*$/.exec(text) ?? []
  return hour && minute ? `${two(hour)}:${minute}` : text
}

/**
 * Completes a typed character at the end of a date or a time. A digit gets a leading zero if no two-digit day, month or hour can begin with
 * it. A single digit also gets a leading zero before a typed separator. Undefined if the character does not change.
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
