import { isBirthDate } from '#base/birth-date.ts'
import { type Lang, LOCALES } from '#base/i18n.ts'

const FORMAT = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** A day of birth, kept as `dd.mm.yyyy`, in words as every other day; what is no such day stands as it was written. */
export function birthDateText(text: string, lang: Lang): string {
  if (!isBirthDate(text)) return text
  const day = text.split('.').toReversed().join('-')
  return new Date(day).toLocaleDateString(LOCALES[lang], FORMAT).replace(/\s/g, '\u00a0')
}
