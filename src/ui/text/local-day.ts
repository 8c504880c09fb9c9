import { calendarDay } from '#base/time.ts'

/** The later of a moment's calendar days in the reader's time zone and in UTC; the shop counts future days in UTC. */
export function shopDayOf(time: Date): string {
  const [here, shop] = [dayOf(time), calendarDay(time)]
  return here > shop ? here : shop
}

/** The calendar day of a moment in the reader's time zone. */
export function dayOf(time: Date): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
