import type { Lang } from '#base/i18n.ts'

/** Day and time in the reader's own time zone; only for rendering in the browser. */
export function clockText(time: string | Date, lang: Lang): string {
  const tag = lang === 'ru' ? 'ru-RU' : 'en-GB'
  return new Date(time).toLocaleString(tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
}
