import type { OrderStatus } from '#features/orders/orders/model.ts'

/** Only paid, unfinished orders are scheduled. */
export const SCHEDULABLE = ['completed', 'processing'] as const satisfies OrderStatus[]
/** Orders shown on days, including those finished since. A cancelled or refunded order is removed. */
export const ON_DAYS = ['completed', 'processing', 'ready'] as const satisfies OrderStatus[]

/** Performances per day of a priest without a capacity of his own. */
export const STANDARD_CAPACITY = 3
export const MAX_CAPACITY = 50
/** Most days of a line: the longest term is twelve weeks, with some reserve. */
export const MAX_DAYS = 100
export const MAX_NOTE = 500
export const MAX_PLACE = 200
/** Most names whose readings are asked for at once. */
export const MAX_READINGS = 20

/** Warnings of a calendar day. */
export const CONFLICTS = ['over-capacity', 'no-priest', 'priest-left', 'before-start'] as const
export type Conflict = (typeof CONFLICTS)[number]

/** Parts of a day named in a sankalpa, in the order of recitation. */
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

/** Times on the clock of the place. */
export type AlmanacDay = {
  sunrise: string
  tithiEnds: { date: string; time: string }
  vikrama: number
  shaka: number
  parts: { part: AlmanacPart; latin: string; devanagari: string }[]
}

/** A performance: one line of an order on one day. */
export type LineKey = { orderId: string; position: number }
