import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import type { OrderProgressMessages } from '../messages/page.en.ts'
import type { ProgressView } from '../schemas.ts'

/** Describes the next step. A Russian sentence that ends with «г.» (year) gets no second full stop. */
export function nextText(
  { kind, day }: NonNullable<ProgressView['next']>,
  missing: ProgressView['missing'],
  { next }: Pick<OrderProgressMessages, 'next'>,
  lang: Lang,
): string {
  return next[kind](day === null ? '' : formatDay(day, lang), missing)
}
