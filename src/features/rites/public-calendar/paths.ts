import type { Lang } from '#base/i18n.ts'

export const CALENDAR_PATH = '/calendar'
export const feedPath = (lang: Lang): string => `/calendar.ics?lang=${lang}`
