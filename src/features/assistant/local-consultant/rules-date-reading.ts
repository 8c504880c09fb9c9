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
/** A word before the name of a month that shows that the whole month is meant. */
const BEFORE_MONTH =
  'в|во|in|this|next|for|на|of|за|дни|дней|день|(?:воскресень|понедельник|вторник|сред|четверг|пятниц|суббот)\\p{L}*|(?:sun|mon|tues|wednes|thurs|fri|satur)days?'
const IN_MONTH = new RegExp(` (?:${BEFORE_MONTH}) (${MONTH_RU}|${MONTH_EN})(?: (\\d{4}))? `, 'u')

/** A date such as `20.01` or `20.01.2027`. The pattern does not match a number of months or an amount of money. */
const NUMERIC =
  /(?:^|[^\d.$])(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?(?![\d.]|\s*(?:мес|недел|тыс|долл|month|week|thousand|usd|\$))/i

/** The next 29 February is at most this many years away, even near a year such as 2100, which has no 29 February. */
const YEARS_AHEAD = 8

/** Phrases such as "in two weeks", and how many days from now each phrase means. */
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
  / (?:(?:во?|на) воскресенье|до воскресенья|ко? воскресенью|(?:on|next|before|by|until|till) sunday) /u,
  / (?:(?:во?|на) понедельник|до понедельника|ко? понедельнику|(?:on|next|before|by|until|till) monday) /u,
  / (?:(?:во?|на) вторник|до вторника|ко? вторнику|(?:on|next|before|by|until|till) tuesday) /u,
  / (?:(?:во?|на) среду|до среды|ко? среде|(?:on|next|before|by|until|till) wednesday) /u,
  / (?:(?:во?|на) четверг|до четверга|ко? четвергу|(?:on|next|before|by|until|till) thursday) /u,
  / (?:(?:во?|на) пятницу|до пятницы|ко? пятнице|(?:on|next|before|by|until|till) friday) /u,
  / (?:(?:во?|на) субботу|до субботы|ко? субботе|(?:on|next|before|by|until|till) saturday) /u,
]

/**
 * The day of an event that the visitor mentioned, `2026-11-20`. If the visitor mentioned only a month, the result is the first day of the
 * month. The day is never in the past.
 */
export function eventDay(text: string, today: string): string | undefined {
  const day = readDay(text, today)
  return day !== undefined && day >= today ? day : undefined
}

/** The day that the text names. Without a year, the day is today or later. With a year, the day may be in the past. */
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
  return THIS_MONTH.test(plain) ? undefined : readMonth(plain, today)?.first
}

/**
 * The whole month or year that the text names, without the days before today. If the text names a month without a year, the current month
 * is meant, or the next month with this name.
 */
export function readPeriod(text: string, today: string, year: number | undefined): Period | undefined {
  const plain = plainText(text)
  if (NUMERIC.test(text) || DAY_MONTH.test(plain) || MONTH_DAY.test(plain)) return undefined
  const month = readMonth(plain, today, year)
  if (month) return month
  if (year === undefined) return undefined
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return last < today ? undefined : { first: first < today ? today : first, last }
}

export type Period = { first: string; last: string }

function readMonth(plain: string, today: string, otherYear?: number): Period | undefined {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (THIS_MONTH.test(plain)) return monthFrom(today, thisYear, thisMonth)
  if (NEXT_MONTH.test(plain)) return monthFrom(today, thisYear, thisMonth + 1)
  const [, name, ofYear] = IN_MONTH.exec(plain) ?? []
  if (name === undefined) return undefined
  const month = monthOf(name)
  const coming = month < thisMonth ? thisYear + 1 : thisYear
  return monthFrom(today, ofYear === undefined ? (otherYear ?? coming) : Number(ofYear), month)
}

const THIS_MONTH = / (?:this month|(?:в этом|в текущем) месяце|этого месяца) /u
const NEXT_MONTH = / (?:next month|(?:в следующем|в будущем) месяце|следующего месяца) /u

/** Returns the period of a month, without the days before today. `month` may be above 12: then the month is in the next year. */
function monthFrom(today: string, year: number, month: number): Period {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { first: first < today && last >= today ? today : first, last }
}

const ASKED_WEEKDAYS: readonly RegExp[] = [
  / (?:воскресень(?:я|ям|ях)|sundays) /u,
  / (?:понедельник(?:и|ам|ах|ов)|mondays) /u,
  / (?:вторник(?:и|ам|ах|ов)|tuesdays) /u,
  / (?:сред(?:ы|ам|ах)|wednesdays) /u,
  / (?:четверг(?:и|ам|ах|ов)|thursdays) /u,
  / (?:пятниц(?:ы|ам|ах|)|fridays) /u,
  / (?:суббот(?:ы|ам|ах|)|saturdays) /u,
]
/** Phrases that mean only one day, for example «до пятницы». */
const ONE_WEEKDAY = / (?:до|с|со|от|после|этой|ближайшей|следующей) (?:воскресенья|среды|пятницы|субботы) /u

/** The weekday if the visitor asks for several days on the same weekday: 0 for "Sundays". */
export function readAskedWeekday(plain: string): number | undefined {
  const place = ASKED_WEEKDAYS.findIndex((expression) => expression.test(plain))
  return place < 0 || ONE_WEEKDAY.test(plain) ? undefined : place
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

/**
 * Returns the day with this date in the given year. Without a year, returns the first day with this date that is not before today.
 * Undefined if the day does not exist.
 */
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

const DATE = `\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH_RU}|${MONTH_EN})|(?:${MONTH_EN}) \\d{1,2}|завтра|послезавтра|tomorrow|(?:воскресенье|понедельник|вторник|среду|четверг|пятницу|субботу|sunday|monday|tuesday|wednesday|thursday|friday|saturday)`
const START =
  'start|starts|starting|begin|begins|beginning|начать|начн\\p{L}*|начин\\p{L}*|начал[оаи]?|старт\\p{L}*|провед\\p{L}*|провести|проводить|сдела\\p{L}*|соверш\\p{L}*|назнач\\p{L}*|поставить|заказать|schedule|scheduled|performed|perform|hold|order|book'
const WISHED_START = new RegExp(
  ` (?:${START}) (?:\\S+ ){0,4}(?:${DATE}) | (?:${DATE}) (?:(?:можно|нельзя|ли|хочу|хотим|i|we|it|can|could|should|will|to|please|be) ){0,3}(?:${START}) | (?:можно|can you do|could you do|do you do) (?:\\S+ ){0,2}(?:${DATE}) | (?:на|в|on|for) (?:the )?(?:${DATE}) (?:можно|ok|okay|possible) `,
  'u',
)
const BEFORE_EVENT = / (?:до|ко?|перед|раньше|успе\p{L}*|before|by|until|till|ahead|in time) /u

/** A visitor who asks for a ritual on an anniversary means the first day of the ritual, even without a word such as "start". */
const ANNIVERSARY = new RegExp(
  ` (?:годовщин\\p{L}*|anniversary) (?:\\S+ ){0,3}(?:${DATE}) | (?:${DATE}) (?:\\S+ ){0,3}(?:годовщин\\p{L}*|anniversary) `,
  'u',
)

/** "Done by tomorrow" means the day of the ritual itself, not a day before an event. */
const DONE_SOON =
  / (?:done|made|performed|ready|finished|сдела\p{L}*|готов\p{L}*|провед\p{L}*|провести) (?:by|for|ко?|до) (?:tomorrow|today|завтра|сегодня) /u

/** True if the day in the message is the day on which the ritual should begin: "start on 5 December". Otherwise the day is an event. */
export function isStartWished(plain: string): boolean {
  if (DONE_SOON.test(plain)) return true
  return (WISHED_START.test(plain) || ANNIVERSARY.test(plain)) && !BEFORE_EVENT.test(plain)
}
