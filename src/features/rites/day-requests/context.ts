import type { CalendarContext } from '#features/rites/calendar/context.ts'

/** What requests for another day need. An accepted request is scheduled in the same way as staff schedule rituals. */
export type DayRequestsContext = Omit<CalendarContext, 'isLineProved' | 'lineProvedAt'>
