import { type Lang, LOCALES } from '#base/i18n.ts'
import type { Tone } from '#ui/feedback/badge.tsx'
import type { MonthView } from '../../schemas.ts'

export const STATE_TONES: Record<MonthView['state'], Tone> = { running: 'info', over: 'warn', closed: 'ok' }

/** Writes `2026-11` in words, as a title. */
export function monthText(month: string, lang: Lang): string {
  const text = monthInWords(month, lang)
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
}

/** Writes `2026-11` in words for the middle of a sentence: `ноябрь 2026 года`. */
export function monthInSentence(month: string, lang: Lang): string {
  return monthInWords(month, lang).replace(/\sг\.$/, '\u00a0года')
}

function monthInWords(month: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T12:00:00Z`))
}

/** Says when a month was or will be closed, and by whom. */
export function closingText(
  { closedAt, closedBy, closesOn, state }: MonthView,
  say: {
    closesOn: (day: string) => string
    closedBy: (who: string, when: string) => string
    closedItself: (when: string) => string
  },
  lang: Lang,
): string {
  const day = (text: string) =>
    new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(text))
  if (state !== 'closed' || closedAt === null) return say.closesOn(day(closesOn))
  return closedBy === null ? say.closedItself(day(closedAt)) : say.closedBy(closedBy, day(closedAt))
}
