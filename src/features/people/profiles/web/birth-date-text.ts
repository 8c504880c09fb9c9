import { isBirthDate } from '#base/birth-date.ts'
import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'

/** A birth date, stored as `dd.mm.yyyy`, in words like other dates. Any other text is shown unchanged. */
export function birthDateText(text: string, lang: Lang): string {
  if (!isBirthDate(text)) return text
  return formatDay(text.split('.').toReversed().join('-'), lang)
}
