import type { Lang } from '#base/i18n.ts'

export const CALENDAR_PATH = '/calendar'
/** The feed for calendar apps. */
export const feedPath = (lang: Lang): string => `/calendar.ics?lang=${lang}`
