import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { HOUR, MINUTE } from '#base/time.ts'

/** The offset of rendered times in minutes: Moscow for Russian, which has had UTC+3 all year since 2014, and UTC for English. */
const PAGE_OFFSET: Record<Lang, number> = { ru: (3 * HOUR) / MINUTE, en: 0 }

/** The offset of India (UTC+5:30) in minutes. */
const INDIA_OFFSET = 330

/** What stands after a time: the zone of the place, of a rendered page, and of the reader. */
const BESIDE: Record<Lang, { india: string; page: string; reader: string }> = {
  ru: { india: 'по\u00a0времени\u00a0Индии', page: 'по\u00a0Москве', reader: 'у\u00a0вас' },
  en: { india: 'India\u00a0time', page: 'UTC', reader: 'for\u00a0you' },
}

const NAMES: Record<Lang, { page: string; utc: string; reader: (offset: string) => string }> = {
  ru: {
    page: 'Время московское.',
    utc: 'Время по\u00a0Гринвичу (UTC).',
    reader: (offset) => `Время вашего часового пояса, ${offset}.`,
  },
  en: {
    page: 'Times are in UTC.',
    utc: 'Times are in UTC.',
    reader: (offset) => `Times are in your time zone, ${offset}.`,
  },
}

/** Formats a time as `12 декабря 2026 г., 06:30`, in the time zone that the server uses when it renders pages. */
export function formatInPageZone(iso: string, lang: Lang): string {
  return format(iso, lang, PAGE_OFFSET[lang])
}

/**
 * Formats a time in the same way, in the time zone of this browser. `Intl` is not used, because the first date formatter costs a phone
 * about 100 ms during hydration (base/date-format.ts).
 */
export function formatInReaderZone(iso: string, lang: Lang): string {
  return format(iso, lang, -new Date(iso).getTimezoneOffset())
}

/** Names the time zone of pages that the server rendered. */
export function namePageZone(lang: Lang): string {
  return NAMES[lang].page
}

/** Names the time zone of this browser by its offset. Browsers do not have the Russian names of all time zones. */
export function nameReaderZone(lang: Lang, offsetMinutes = -new Date().getTimezoneOffset()): string {
  if (offsetMinutes === PAGE_OFFSET[lang]) return NAMES[lang].page
  if (offsetMinutes === 0) return NAMES[lang].utc
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60]
  const offset = `${offsetMinutes < 0 ? '\u2212' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
  return NAMES[lang].reader(`UTC${offset}`)
}

/**
 * Formats a time as `12 December 2026, 09:00 India time`, in the time zone of India, where the rituals are performed. India has had one zone
 * without summer time since 1945.
 */
export function formatInIndia(iso: string, lang: Lang): string {
  return `${format(iso, lang, INDIA_OFFSET)} ${BESIDE[lang].india}`
}

/** The words after a time that stands beside the time in India. */
export function zoneBeside(lang: Lang, isReaderZone: boolean): string {
  return isReaderZone ? BESIDE[lang].reader : BESIDE[lang].page
}

function format(iso: string, lang: Lang, offsetMinutes: number): string {
  const local = new Date(new Date(iso).getTime() + offsetMinutes * MINUTE).toISOString()
  return `${formatDay(local, lang)}, ${local.slice(11, 16)}`
}
