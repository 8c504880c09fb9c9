import type { CalendarContext } from '#features/rites/calendar/context.ts'

/** The dependencies of this feature. An accepted request is scheduled with the functions of the calendar. */
export type DayRequestsContext = Omit<CalendarContext, 'isLineProved' | 'lineProvedAt'>
