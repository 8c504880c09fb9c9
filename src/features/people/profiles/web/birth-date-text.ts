import { isBirthDate } from '#base/birth-date.ts'
import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'

/** Writes a time of birth in the usual form of the language: 7.30 am in English. The shop stores it as `hh:mm`. Any other text is shown unchanged. */
export function birthTimeText(text: string, lang: Lang): string {
  const [, hours = '', minutes = ''] = /^(\d{2}):(\d{2})$/.exec(text) ?? []
  if (lang === 'ru' || minutes === '') return text
  return `${Number(hours) % 12 || 12}.${minutes}\u00a0${Number(hours) < 12 ? 'am' : 'pm'}`
}

/** Writes a birth date in words, like other dates. The shop stores it as `dd.mm.yyyy`. Any other text is shown unchanged. */
export function birthDateText(text: string, lang: Lang): string {
  if (!isBirthDate(text)) return text
  return formatDay(text.split('.').toReversed().join('-'), lang)
}
