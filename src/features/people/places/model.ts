import type { Lang } from '#base/i18n.ts'

export type TwoNames = Record<Lang, string>

/** Minimum number of letters before cities and professions are suggested, and the maximum number of suggestions. */
export const MIN_CITY_LETTERS = 2
export const MAX_CITIES = 5
export const MIN_PROFESSION_LETTERS = 1
export const MAX_PROFESSIONS = 6
