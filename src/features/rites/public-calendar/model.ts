/** The calendar shows today and this number of following days. */
export const DAYS_AHEAD = 90

/** Lunar days that have a special name in the calendar. */
export const MOON_DAYS = ['purnima', 'amavasya', 'ekadashi'] as const
export type MoonDay = (typeof MOON_DAYS)[number]

/** A published ritual in one language. */
export type NamedRitual = { id: string; name: string }
