import { calendarDay } from '#base/time.ts'

/** The later of a moment's calendar days where its reader is and by UTC, by which the shop counts days to come. */
export function shopDayOf(time: Date): string {
  const [here, shop] = [dayOf(time), calendarDay(time)]
  return here > shop ? here : shop
}

/** The calendar day of a moment where its reader is. */
export function dayOf(time: Date): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
