import type { CalendarDayView } from './schemas.ts'

type Line = { orderId: string; lineId: string; serviceId: string; performsAt?: string | undefined }

/** Lines with the same fixed moment count as one ritual for any number of families. */
export function countFires(lines: readonly Line[]): number {
  return new Set(lines.map(fireOf)).size
}

function fireOf({ orderId, lineId, serviceId, performsAt }: Line): string {
  return performsAt === undefined ? `${orderId} ${lineId}` : `${serviceId} ${performsAt}`
}

/** The remaining capacity of the priest on the fullest of these days. Only visible days count; undefined if none of the days is visible. */
export function freePlaces(
  priest: { id: string; capacity: number },
  days: readonly string[],
  line: Line,
  shown: readonly CalendarDayView[],
): number | undefined {
  const places = shown
    .filter(({ date }) => days.includes(date))
    .map(({ performances }) => {
      const others = performances.filter((each) => fireOf(each) !== fireOf(line))
      return priest.capacity - countFires(others.filter((each) => each.priest?.id === priest.id))
    })
  return places.length === 0 ? undefined : Math.min(...places)
}
