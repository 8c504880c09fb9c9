/**
 * The result of reading a typed date. `day`: the date as `dd.mm.yyyy`. `isAmbiguous`: the digits can be read as two different dates.
 * Undefined if the text is not a date.
 */
export type TypedDay = { day: string } | { isAmbiguous: true } | undefined

const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The beginnings of the names of the months. "ма" is May in all grammatical cases. "мар" (March) is earlier in the list, so March is found first. */
const RUSSIAN = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']

const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[.,\s-]*(?:of\s+)?(\p{L}{3,9})[.,\s-]*(\d{4})(?:\s*г\.?)?$/iu
const MONTH_FIRST = /^(\p{L}{3,9})[.,\s-]*(\d{1,2})(?:st|nd|rd|th)?[.,\s-]+(\d{4})$/iu
const SLASHES = /^(\d{1,2})\s*[/-]\s*(\d{1,2})\s*[/-]\s*(\d{4})$/

/**
 * Reads a day that is written in words or with slashes: `14 March 1941`, `March 14, 1941`, `3/14/1941`. Some readers write the month first.
 * So a date with slashes is understood only if one of its first two numbers is too large for a month, or if both are equal.
 */
export function readWrittenDay(text: string): TypedDay {
  const typed = text.trim()
  const [, day = '', word = '', year = ''] = DAY_FIRST.exec(typed) ?? []
  if (year) return written(day, monthOf(word), year)
  const [, name = '', date = '', ofYear = ''] = MONTH_FIRST.exec(typed) ?? []
  if (ofYear) return written(date, monthOf(name), ofYear)
  const [, one = '', other = '', slashYear = ''] = SLASHES.exec(typed) ?? []
  if (!slashYear) return undefined
  const [first, second] = [Number(one), Number(other)]
  if (first <= 12 && second <= 12 && first !== second) return { isAmbiguous: true }
  return first > 12 ? written(one, second, slashYear) : written(other, first, slashYear)
}

/** Matches a time with `am` or `pm`. The separator is optional, because the mask for digits may have removed the separator. */
const CLOCK = /^(\d{1,2})(?:[:.h\s]?\s?(\d{2}))?[:.]?\s*(?:(a|p)\.?\s?m\.?)$/i
const PLAIN_CLOCK = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/

/** Reads a time such as `7.30 am`, or `7.30` on a 24-hour clock. Returns it as `hh:mm`. */
export function readWrittenTime(text: string): string | undefined {
  const typed = text.trim()
  const [, plainHour, plainMinute] = PLAIN_CLOCK.exec(typed) ?? []
  if (plainHour && plainMinute) return `${two(plainHour)}:${plainMinute}`
  const [, hour = '', minute = '00', half = ''] = CLOCK.exec(typed) ?? []
  const hours = Number(hour)
  if (!half || hours < 1 || hours > 12) return undefined
  return `${two(String((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)))}:${minute}`
}

/** True if a typed day contains a word or slashes. Then the mask for digits must not format it. */
export function isWrittenDay(text: string): boolean {
  return /\p{L}|^\s*\d{1,2}\s*\//u.test(text)
}

/** True if a typed time contains letters, or a space after its digits. Then the mask for digits must not format it. */
export function isWrittenTime(text: string): boolean {
  return /\p{L}/u.test(text) || /^\d{1,2}:\d{2}\s/.test(text)
}

function written(day: string, month: number | undefined, year: string): TypedDay {
  if (month === undefined || month < 1) return undefined
  return { day: `${two(day)}.${two(String(month))}.${year}` }
}

/** Returns the number of the month with this name in English or Russian. The first three letters of the name are enough. */
function monthOf(word: string): number | undefined {
  const start = word.toLowerCase().slice(0, 3)
  const place = [ENGLISH.indexOf(start), RUSSIAN.findIndex((name) => start.startsWith(name))]
  const found = place.find((index) => index >= 0)
  return found === undefined ? undefined : found + 1
}

function two(digits: string): string {
  return digits.padStart(2, '0')
}
