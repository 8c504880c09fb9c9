export const MAX_NAME = 80
export const MAX_SCHOOL = 200
export const MAX_PLACE = 120
export const MAX_TEXT = 1500
export const MAX_RITUALS = 100
/** The earliest year in which a living priest can have begun to perform rituals. */
export const MIN_SINCE = 1930

/** The languages that a priest speaks or reads, as ISO 639 codes. */
export const PRIEST_LANGUAGES = ['sa', 'hi', 'en', 'ru', 'bn', 'ta', 'te', 'mr', 'gu', 'kn', 'ml', 'ne', 'or'] as const
export type PriestLanguage = (typeof PRIEST_LANGUAGES)[number]

/** A text in both languages of the shop. One of the two texts may be empty. */
export type Both = { ru: string; en: string }
