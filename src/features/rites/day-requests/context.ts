import type { CalendarContext } from '#features/rites/calendar/context.ts'

/** Dependencies of requests for another day: an accepted request is scheduled as staff schedule it. */
export type DayRequestsContext = CalendarContext
