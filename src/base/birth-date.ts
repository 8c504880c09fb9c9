import { after, calendarDay, HOUR } from './time.ts'

/** True if the text is a calendar day as `dd.mm.yyyy`, not before 1900. */
export function isBirthDate(text: string): boolean {
  const [day = 0, month = 0, year = 0] = (/^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []).slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && date.getUTCDate() === day && date.getUTCMonth() === month - 1
}

/** True if a day (`dd.mm.yyyy`) has not begun in any time zone. The first time zone is UTC+14. So today is never refused, wherever the person is. */
export function isDayInFuture(text: string, now: Date): boolean {
  const day = text.split('.').toReversed().join('-')
  return day > calendarDay(after(now, 14 * HOUR))
}
