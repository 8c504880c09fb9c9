import { calendarDay } from '#base/time.ts'

/**
 * The calendar day of a moment: the day in the reader's time zone or the day in UTC, whichever is later. The shop uses UTC to decide which
 * days are in the future.
 */
export function toShopDay(time: Date): string {
  const [here, shop] = [toLocalDay(time), calendarDay(time)]
  return here > shop ? here : shop
}

/** The calendar day of a moment in the reader's time zone. */
export function toLocalDay(time: Date): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

/** The start and end of days in the reader's time zone, including the whole last day. Invalid days are omitted. */
export function dayBounds({ from, to }: { from: string | null; to: string | null }): { from?: string; to?: string } {
  return { from: momentOf(from, 'T00:00:00'), to: momentOf(to, 'T23:59:59.999') }
}

function momentOf(day: string | null, time: string): string | undefined {
  const at = new Date(`${day ?? ''}${time}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
