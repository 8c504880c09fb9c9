import { isBirthDate } from '#base/birth-date.ts'
import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'

/** A day of birth, kept as `dd.mm.yyyy`, in words as every other day; what is no such day stands as it was written. */
export function birthDateText(text: string, lang: Lang): string {
  if (!isBirthDate(text)) return text
  return formatDay(text.split('.').toReversed().join('-'), lang)
}
