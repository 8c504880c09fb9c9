import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { HOUR, MINUTE } from '#base/time.ts'

/** The offset of rendered times in minutes: Moscow for Russian, which has had UTC+3 all year since 2014, and UTC for English. */
const PAGE_OFFSET: Record<Lang, number> = { ru: (3 * HOUR) / MINUTE, en: 0 }

/** The name of a zone after a time: `06:30 по Москве`. */
const ZONES: Record<Lang, Record<number, string>> = {
  ru: { 0: 'по\u00a0Гринвичу', 180: 'по\u00a0Москве' },
  en: { 0: 'UTC' },
}

/** Formats a time as `12 декабря 2026 г., 06:30`, in the time zone that the server uses when it renders pages. */
export function formatInPageZone(iso: string, lang: Lang): string {
  return format(iso, lang, PAGE_OFFSET[lang])
}

/**
 * Formats a time in the same form, in the time zone of this browser. `Intl` is not used, because the first date formatter costs a phone about 100 ms
 * during hydration (base/date-format.ts).
 */
export function formatInReaderZone(iso: string, lang: Lang): string {
  return format(iso, lang, -new Date(iso).getTimezoneOffset())
}

/** Returns the name of the time zone of pages that the server rendered. */
export function namePageZone(lang: Lang): string {
  return nameZone(lang, PAGE_OFFSET[lang])
}

/** Returns the name of this browser's time zone at a moment. */
export function nameReaderZone(iso: string, lang: Lang): string {
  return nameZone(lang, -new Date(iso).getTimezoneOffset())
}

/** Returns the name of a zone with this offset. Browsers do not have Russian names for all time zones. */
export function nameZone(lang: Lang, offsetMinutes: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60]
  const offset = `${offsetMinutes < 0 ? '\u2212' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
  return ZONES[lang][offsetMinutes] ?? `UTC${offset}`
}

function format(iso: string, lang: Lang, offsetMinutes: number): string {
  const local = new Date(new Date(iso).getTime() + offsetMinutes * MINUTE).toISOString()
  return `${formatDay(local, lang)}, ${local.slice(11, 16)}`
}
