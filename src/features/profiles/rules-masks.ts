/** The most digits that the mask of a phone number holds; the call takes longer ones (docs/contract.md, "Profile and plan"). */
const PHONE_DIGITS = 11

/** What stands at each place of a masked value: a digit, or a sign that puts itself there. */
export type MaskedField = 'digit' | (string & {})

const places = (pattern: string): MaskedField[] => Array.from(pattern, (sign) => (sign === 'x' ? 'digit' : sign))

export const BIRTH_DATE_MASK = places('xx.xx.xxxx')
export const BIRTH_TIME_MASK = places('xx:xx')

/** Up to ten digits are a number without its country; with more the first is the country's. */
export function phoneMask(text: string): MaskedField[] {
  return places(digitsOf(text).length > 10 ? '+x xxx xxx xxxx' : 'xxx xxx xxxx')
}

/** A number as the mask writes it, whatever it came with: brackets, hyphens, a plus. */
export function phoneText(text: string): string {
  const digits = digitsOf(text).slice(0, PHONE_DIGITS)
  let at = 0
  let written = ''
  for (const place of phoneMask(digits)) {
    if (at === digits.length) break
    written += place === 'digit' ? digits.charAt(at++) : place
  }
  return written
}

/** Whether the mask can hold this number whole. */
export function phoneFits(text: string): boolean {
  return digitsOf(text).length <= PHONE_DIGITS
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
