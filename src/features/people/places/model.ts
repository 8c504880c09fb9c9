import type { Lang } from '#base/i18n.ts'

export type TwoNames = Record<Lang, string>

/** From this number of letters on, cities and professions are suggested. `MAX_CITIES`: the maximum number of suggestions. */
export const MIN_CITY_LETTERS = 2
export const MAX_CITIES = 5
export const MIN_PROFESSION_LETTERS = 1
export const MAX_PROFESSIONS = 6
