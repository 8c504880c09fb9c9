import type { CalendarDayView } from './schemas.ts'

type Chosen = { orderId: string; lineId: string }

/** How many more a priest takes on the fullest of these days, as far as they are shown; undefined when none of them is. */
export function freePlaces(
  priest: { id: string; capacity: number },
  days: readonly string[],
  { orderId, lineId }: Chosen,
  shown: readonly CalendarDayView[],
): number | undefined {
  const places = shown
    .filter(({ date }) => days.includes(date))
    .map(({ performances }) => {
      const others = performances.filter((each) => each.orderId !== orderId || each.lineId !== lineId)
      return priest.capacity - others.filter((each) => each.priest?.id === priest.id).length
    })
  return places.length === 0 ? undefined : Math.min(...places)
}
