import type { OrderStatus } from '#features/orders/orders/model.ts'

/** The statuses of orders that can be scheduled: only orders that are paid and not finished. */
export const SCHEDULABLE = ['completed', 'processing'] as const satisfies OrderStatus[]
/** The statuses of orders in the calendar. Finished orders are included. Cancelled and refunded orders are not included. */
export const ON_DAYS = ['completed', 'processing', 'ready'] as const satisfies OrderStatus[]

/** The default capacity of a priest: rituals per day. */
export const STANDARD_CAPACITY = 3
export const MAX_CAPACITY = 50
/** The maximum number of days of one ritual of an order. The longest term is twelve weeks (84 days). */
export const MAX_DAYS = 100
export const MAX_NOTE = 500
/** The maximum length of the reason for another day, or for fewer or more days. */
export const MAX_REASON = 500
export const MAX_PLACE = 200

export const CONFLICTS = ['over-capacity', 'no-priest', 'priest-left', 'before-start'] as const
export type Conflict = (typeof CONFLICTS)[number]

/** The customer's answer about a first day that differs from the requested day. */
export const DAY_ANSWERS = ['suits', 'other-day'] as const
export type DayAnswer = (typeof DAY_ANSWERS)[number]

/** When the names changed too late: after the sheet was printed, after the days were set, or after the first day of the ritual. */
export const NAMES_MARKS = ['after-print', 'after-days', 'after-ritual'] as const

/** The calendar elements that a sankalpa names, in the sequence in which the priest recites them. */
export const ALMANAC_PARTS = [
  'samvatsara',
  'ayana',
  'ritu',
  'masa',
  'paksha',
  'tithi',
  'vara',
  'nakshatra',
  'yoga',
] as const
export type AlmanacPart = (typeof ALMANAC_PARTS)[number]

/** The almanac data of a day. All times are local times at the place of the ritual. */
export type AlmanacDay = {
  sunrise: string
  tithiEnds: { date: string; time: string }
  vikrama: number
  shaka: number
  parts: { part: AlmanacPart; latin: string; devanagari: string }[]
}

/** Identifies a line: one ritual of an order. `position`: its position in the order. */
export type LineKey = { orderId: string; position: number }

/** The maximum number of rituals that are scheduled in one call. */
export const MAX_TOGETHER = 40

/** Why a line (one ritual of an order) cannot be scheduled together with other lines. */
export const OBSTACLES = [
  'not-paid',
  'scheduled',
  'changed',
  'fixed-moment',
  'day-past',
  'day-soon',
  'day-blocked',
  'day-full',
  'priest-full',
  'place-other',
  'other-day',
] as const
export type ObstacleKind = (typeof OBSTACLES)[number]

/** Why a line (one ritual of an order) cannot be scheduled. `days`: the days to which this reason applies. */
export type Obstacle = { kind: ObstacleKind; days: string[] }

/** The error code of each obstacle. */
export const OBSTACLE_CODES: Record<ObstacleKind, string> = {
  'not-paid': 'calendar.not-paid',
  scheduled: 'calendar.line-scheduled',
  changed: 'calendar.line-changed',
  'fixed-moment': 'calendar.line-fixed',
  'day-past': 'calendar.day-past',
  'day-soon': 'calendar.day-soon',
  'day-blocked': 'calendar.day-blocked',
  'day-full': 'calendar.day-full',
  'priest-full': 'calendar.over-capacity',
  'place-other': 'calendar.place-other',
  'other-day': 'calendar.other-day',
}
