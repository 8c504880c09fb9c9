import { ID_PATTERN } from '#base/ids.ts'
import { z } from 'zod'
import { removeInvisible } from '#base/text.ts'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { isCalendarDay } from '#features/orders/plans/rules.ts'
import { panchangDay } from '#features/orders/plans/schemas.ts'
import {
  CONFLICTS,
  DAY_ANSWERS,
  MAX_CAPACITY,
  MAX_DAYS,
  MAX_NOTE,
  MAX_PLACE,
  MAX_REASON,
  MAX_TOGETHER,
  OBSTACLES,
  NAMES_MARKS,
} from './model.ts'

const id = z.string().regex(ID_PATTERN)
const position = z.string().regex(/^(?:0|[1-9]\d?)$/)
const calendarDay = z.string().refine(isCalendarDay, 'calendar.day-unknown')
const version = z.number().int().min(0).max(1_000_000_000)
const text = (most: number) =>
  z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .max(most)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u)

export const calendarQuery = z.object({ from: calendarDay, to: calendarDay })
export const lineParams = z.object({ orderId: id, lineId: position })
export const dayParams = z.object({ date: calendarDay })
export const priestParams = z.object({ id })
/** The token of a feed. In the URL a file extension follows it. */
export const feedParams = z.object({ priestToken: z.string().regex(/^[\w-]{43}$/) })

/**
 * The input of `PUT /api/admin/calendar/{orderId}/{lineId}`: all days of a line (one ritual of an order). If `priestId` is omitted, the
 * priest does not change. If it is null, the priest is removed.
 */
export const scheduleInput = z.object({
  days: z.array(calendarDay).max(MAX_DAYS, 'calendar.days-many'),
  priestId: id.nullish(),
  reason: text(MAX_REASON)
    .optional()
    .describe(
      'Why the first day is not the wished one, or why fewer or more days are set than were bought; the customer reads it',
    ),
  version: version.optional(),
})
export type ScheduleInput = z.infer<typeof scheduleInput>

export const dayInput = z.object({ place: text(MAX_PLACE), note: text(MAX_NOTE), version: version.optional() })
export type DayInput = z.infer<typeof dayInput>

export const priestInput = z.object({
  capacity: z.number().int().min(0).max(MAX_CAPACITY),
  version: version.optional(),
})
export type PriestInput = z.infer<typeof priestInput>

/** The people for whom the ritual is performed. Only staff who may see names receive `names`. */
const people = z.object({ count: z.number(), initials: z.array(z.string()), names: z.array(z.string()).nullable() })

const line = z.object({
  orderId: z.string(),
  lineId: z.string(),
  number: z.string(),
  serviceId: z.string(),
  name: z.string(),
  tier: z.enum(TIERS).nullable(),
  weeks: z.number(),
  /** The number of days that are still paid after a refund of the other days. */
  paidDays: z.number().optional(),
  /** When the ritual starts, if it was sold for a fixed time. */
  performsAt: z.string().optional(),
  quantity: z.number(),
  status: z.enum(ORDER_STATUSES),
  /** True if the order has an e-mail address. Without an address the customer reads about the days only on the order's page. */
  isEmailed: z.boolean(),
  /** The number of days with a fire. Null if the tier does not have this number. */
  fireDays: z.number().nullable(),
  people,
  /** The first day that the customer requested. */
  startDate: z.string().nullable(),
  /** True if the customer lets the priest choose the day. */
  priestChooses: z.boolean(),
  /** The reason for a first day other than the requested day, or for fewer or more days than bought. Empty if there is no reason. */
  reason: z.string(),
  /** The customer's answer about a first day that the customer did not request. */
  answer: z.enum(DAY_ANSWERS).nullable(),
  version: z.number(),
})

const performanceView = line.extend({
  priest: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** `k`: the number of this day within the ritual. `n`: how many days the ritual has. */
  k: z.number(),
  n: z.number(),
  days: z.array(z.string()),
  conflicts: z.array(z.enum(CONFLICTS)),
})
export type PerformanceView = z.infer<typeof performanceView>

const dayNote = z.object({ place: z.string(), note: z.string(), version: z.number() })
export type DayNote = z.infer<typeof dayNote>
export const dayNoteView = dayNote.extend({ date: z.string() })

const calendarDayView = panchangDay.extend({
  ...dayNote.shape,
  performances: z.array(performanceView),
  capacity: z.array(z.object({ priestId: z.string(), name: z.string(), taken: z.number(), capacity: z.number() })),
  conflicts: z.array(
    z.object({ kind: z.enum(CONFLICTS), orderId: z.string().optional(), priestId: z.string().optional() }),
  ),
  /** Rituals that tradition recommends for this day, with the reasons. Empty if the settings block the day. */
  recommended: z.array(z.object({ serviceId: z.string(), reason: z.string() })),
  /** Why tradition recommends the day. Each reason is listed once, with all deities. */
  about: z.array(z.string()),
})
export type CalendarDayView = z.infer<typeof calendarDayView>

/** The calendar with all days from the first to the last. */
export const calendarView = z.object({ items: z.array(calendarDayView), next: z.null(), today: z.string() })

export const unscheduledView = z.object({ items: z.array(line), next: z.string().nullable() })
export type UnscheduledLine = z.infer<typeof line>

/** Rituals whose names changed too late. */
export const changedNamesView = z.object({
  items: z.array(
    z.object({
      orderId: z.string(),
      lineId: z.string(),
      orderNumber: z.string(),
      ritual: z.string(),
      day: z.string(),
      kind: z.enum(NAMES_MARKS),
      at: z.string(),
    }),
  ),
  next: z.null(),
})
export type ChangedNames = z.infer<typeof changedNamesView>['items'][number]

export const namesCheck = z.object({
  at: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .describe('The newest change of names that staff have seen'),
})

/** The days that are set for one line of an order, with the customer's answer. */
export const setDays = z.object({
  lineId: z.string(),
  days: z.array(z.string()),
  /** The days to come whose money was returned, until staff remove them or decide that they stay. */
  unpaidDays: z.array(z.string()),
  reason: z.string(),
  answer: z.enum(DAY_ANSWERS).nullable(),
  answeredAt: z.string().nullable(),
})

export const unpaidDaysInput = z.object({ areKept: z.boolean() })

export const scheduleView = z.object({
  orderId: z.string(),
  lineId: z.string(),
  days: z.array(z.string()),
  priestId: z.string().nullable(),
  reason: z.string(),
  version: z.number(),
})
export type ScheduleView = z.infer<typeof scheduleView>
export const schedulesView = z.object({ items: z.array(scheduleView), next: z.null() })

export const priestView = z.object({
  id: z.string(),
  name: z.string(),
  /** Where the priest usually performs. Empty if unknown. */
  place: z.string(),
  /** The rituals that the priest may perform. An empty list means every ritual. */
  ritualIds: z.array(z.string()),
  staffRole: z.string(),
  capacity: z.number(),
  hasFeed: z.boolean(),
  feedMadeAt: z.string().nullable(),
  version: z.number(),
})
export type PriestView = z.infer<typeof priestView>
export const priestsView = z.object({ items: z.array(priestView), next: z.null() })

/** The link to a priest's feed. The panel shows its token only once, because the shop stores only a hash. */
export const feedView = z.object({ url: z.string(), priest: priestView })

const LINES = /^[0-9a-f]{32}\.(?:0|[1-9]\d?)(?:,[0-9a-f]{32}\.(?:0|[1-9]\d?)){0,39}$/

export const togetherQuery = z.object({
  first: calendarDay,
  priestId: id.optional(),
  place: text(MAX_PLACE).optional(),
  lines: z.string().regex(LINES).describe('At most 40 lines as `orderId.lineId`, separated by commas'),
})

export const togetherInput = z.object({
  first: calendarDay.describe('The first day of every line'),
  priestId: id.nullish(),
  place: text(MAX_PLACE).optional().describe('The place for all days of these lines that have no place yet'),
  reason: text(MAX_REASON)
    .optional()
    .describe('Why the first day is not the wished one; customers who wished another day read it'),
  lines: z
    .array(z.object({ orderId: id, lineId: position, version: version.optional() }))
    .min(1, 'calendar.lines-none')
    .max(MAX_TOGETHER, 'calendar.lines-many'),
})
export type TogetherInput = z.infer<typeof togetherInput>

/** The days that each line (one ritual of an order) would get, and the reasons against these days. */
export const togetherView = z.object({
  items: z.array(
    z.object({
      orderId: z.string(),
      lineId: z.string(),
      days: z.array(z.string()),
      obstacles: z.array(z.object({ kind: z.enum(OBSTACLES), days: z.array(z.string()) })),
    }),
  ),
  next: z.null(),
})
export type TogetherView = z.infer<typeof togetherView>
