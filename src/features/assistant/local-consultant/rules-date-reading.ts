import { addDays, isCalendarDay } from '#features/orders/plans/rules.ts'
import { plainText } from '#features/assistant/consultant/rules-patterns.ts'

const MONTHS: readonly (readonly string[])[] = [
  ['январ', 'jan'],
  ['феврал', 'feb'],
  ['март', 'mar'],
  ['апрел', 'apr'],
  ['ма', 'may'],
  ['июн', 'jun'],
  ['июл', 'jul'],
  ['август', 'aug'],
  ['сентябр', 'sep'],
  ['октябр', 'oct'],
  ['ноябр', 'nov'],
  ['декабр', 'dec'],
]
const MONTH_RU =
  'январ\\p{L}*|феврал\\p{L}*|марта?|марте|апрел\\p{L}*|мая|мае|май|июн\\p{L}*|июл\\p{L}*|август\\p{L}*|сентябр\\p{L}*|октябр\\p{L}*|ноябр\\p{L}*|декабр\\p{L}*'
const MONTH_EN = 'january|february|march|april|may|june|july|august|september|october|november|december'
const DAY_MONTH = new RegExp(` (\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH_RU}|${MONTH_EN})(?: (\\d{4}))? `, 'u')
const MONTH_DAY = new RegExp(` (${MONTH_EN}) (\\d{1,2})(?:st|nd|rd|th)?(?: (\\d{4}))? `, 'u')
const IN_MONTH = new RegExp(` (?:в|во|in|this|next|for|на) (${MONTH_RU}|${MONTH_EN})(?: (\\d{4}))? `, 'u')

/** `20.01` or `20.01.2027`. The pattern does not match a number of months or an amount. */
const NUMERIC =
  /(?:^|[^\d.$])(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?(?![\d.]|\s*(?:мес|недел|тыс|долл|month|week|thousand|usd|\$))/i

/** The next 29 February is within this many years, even near a year such as 2100. */
const YEARS_AHEAD = 8

/** The words for a number of days from now. */
const AHEAD: readonly [expression: RegExp, days: (match: RegExpExecArray) => number][] = [
  [/ (?:послезавтра|day after tomorrow) /u, () => 2],
  [/ (?:завтра|tomorrow) /u, () => 1],
  [/ (?:через|in) (?:неделю|a week|one week) /u, () => 7],
  [/ (?:next week|на следующей неделе) /u, () => 7],
  [/ (?:через|in) (?:две|2|two) (?:недели|weeks) /u, () => 14],
  [/ (?:через|in) (?:три|3|three) (?:недели|weeks) /u, () => 21],
  [/ (?:через|in) (?:месяц|a month|one month) /u, () => 30],
  [/ (?:next month|в следующем месяце) /u, () => 30],
  [/ (?:через|in) (\d{1,3}) (?:дн\p{L}*|день|days?) /u, (match) => Number(match[1])],
  [/ (?:через|in) (\d{1,2}) (?:недел\p{L}*|weeks?) /u, (match) => Number(match[1]) * 7],
  [/ (?:через|in) (\d{1,2}) (?:месяц\p{L}*|months?) /u, (match) => Number(match[1]) * 30],
]

const WEEKDAYS: readonly RegExp[] = [
  / (?:в|на|on|next) (?:воскресенье|sunday) /u,
  / (?:в|на|on|next) (?:понедельник|monday) /u,
  / (?:во|на|on|next) (?:вторник|tuesday) /u,
  / (?:в|на|on|next) (?:среду|wednesday) /u,
  / (?:в|на|on|next) (?:четверг|thursday) /u,
  / (?:в|на|on|next) (?:пятницу|friday) /u,
  / (?:в|на|on|next) (?:субботу|saturday) /u,
]

/** The day of an event that the visitor mentioned, `2026-11-20`. For a month it is the first day. The day is never in the past. */
export function eventDay(text: string, today: string): string | undefined {
  const day = readDay(text, today)
  return day !== undefined && day >= today ? day : undefined
}

/** The day that the text names. A day without a year is the next such day. A day with a year may be in the past. */
export function readDay(text: string, today: string): string | undefined {
  const numeric = NUMERIC.exec(text)
  if (numeric) return dayOf(today, { day: Number(numeric[1]), month: Number(numeric[2]), year: numeric[3] })
  const plain = plainText(text)
  for (const [expression, days] of AHEAD) {
    const match = expression.exec(plain)
    if (match) return addDays(today, days(match))
  }
  const weekday = WEEKDAYS.findIndex((expression) => expression.test(plain))
  if (weekday >= 0) return addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7)
  const [, day, named = '', year] = DAY_MONTH.exec(plain) ?? []
  if (day !== undefined) return dayOf(today, { day: Number(day), month: monthOf(named), year })
  const [, first = '', second, other] = MONTH_DAY.exec(plain) ?? []
  if (second !== undefined) return dayOf(today, { day: Number(second), month: monthOf(first), year: other })
  const [, month, ofYear] = IN_MONTH.exec(plain) ?? []
  return month === undefined ? undefined : dayOf(today, { day: 1, month: monthOf(month), year: ofYear })
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** The number of the month, 1 to 12. */
function monthOf(name: string): number {
  const place = MONTHS.findIndex(([russian = '', english = '']) => {
    if (russian === 'ма') return /^ма[йяе]|^may/.test(name)
    return name.startsWith(russian) || name.startsWith(english)
  })
  return place + 1
}

/** The day with this date in the year, or the next one; undefined if there is none. */
function dayOf(
  today: string,
  { day, month, year }: { day: number; month: number; year?: string | undefined },
): string | undefined {
  const two = (value: number) => String(value).padStart(2, '0')
  const first = Number(year ?? today.slice(0, 4))
  const years = year === undefined ? Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => first + ahead) : [first]
  const isPossible = (date: string) => isCalendarDay(date) && (year !== undefined || date >= today)
  return years.map((each) => `${each}-${two(month)}-${two(day)}`).find(isPossible)
}
