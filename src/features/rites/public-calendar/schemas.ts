import { z } from 'zod'
import { groupView } from '#features/rites/group-rituals/schemas.ts'
import { MOON_DAYS } from './model.ts'

const calendarDay = z.object({
  /** The calendar day in Varanasi. */
  date: z.string(),
  /** The names of the day's festivals. Null if there are none. */
  festival: z.string().nullable(),
  moon: z.enum(MOON_DAYS).nullable(),
  /** The rituals that tradition recommends for this festival or lunar day. */
  rituals: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type CalendarDay = z.infer<typeof calendarDay>

export const publicCalendar = z.object({
  /** The first and the last day of the calendar, in Varanasi. */
  from: z.string(),
  to: z.string(),
  /** Group rituals, sorted by time. Cancelled group rituals are left out. */
  groups: z.array(groupView),
  /** The festivals, full moons, new moons and ekadashis, sorted by day. */
  days: z.array(calendarDay),
})
export type PublicCalendar = z.infer<typeof publicCalendar>
