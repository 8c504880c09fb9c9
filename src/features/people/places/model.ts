import type { Lang } from '#base/i18n.ts'

export type TwoNames = Record<Lang, string>

/** Cities and professions are suggested after this number of typed letters. `MAX_CITIES`: the maximum number of suggested cities. */
export const MIN_CITY_LETTERS = 2
export const MAX_CITIES = 5
export const MIN_PROFESSION_LETTERS = 1
export const MAX_PROFESSIONS = 6
