import type { OrderStatus } from '#features/orders/orders/model.ts'

/** Only what is paid and not yet finished is put on days. */
export const SCHEDULABLE = ['completed', 'processing'] as const satisfies OrderStatus[]
/** What stands on days, with what was finished since; a cancelled or refunded order leaves them. */
export const ON_DAYS = ['completed', 'processing', 'ready'] as const satisfies OrderStatus[]

/** Performances a day that a priest takes unless another number is set. */
export const STANDARD_CAPACITY = 3
export const CAPACITY_MAX = 50
/** A line has at most as many days as the longest term, twelve weeks and some. */
export const DAYS_MAX = 100
export const NOTE_MAX = 500
export const PLACE_MAX = 200

/** What a day of the calendar warns of. */
export const CONFLICTS = ['over-capacity', 'no-priest', 'priest-left', 'before-start'] as const
export type Conflict = (typeof CONFLICTS)[number]

/** What is named of a day in a sankalpa, in the order of recitation. */
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

/** Times by the clock of the place. */
export type AlmanacDay = {
  sunrise: string
  tithiEnds: { date: string; time: string }
  vikrama: number
  shaka: number
  parts: { part: AlmanacPart; latin: string; devanagari: string }[]
}

/** A performance: one line of an order on one day. */
export type LineKey = { orderId: string; position: number }
