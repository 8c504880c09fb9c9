import type { Lang } from '#base/i18n.ts'

/** An instant of the wire by the reader's own clock. */
export function formatInstant(instant: string, lang: Lang): string {
  const format = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(lang, format).format(new Date(instant))
}
