import { type Lang, LOCALES } from '#base/i18n.ts'
import { formatDollars } from '#base/money-format.ts'
import type { Step, Unit } from '../../model.ts'

export function formatValue(value: number, unit: Unit, lang: Lang): string {
  return unit === 'usd' ? formatDollars(value, lang) : new Intl.NumberFormat(lang).format(value)
}

/** Returns a day, the first day of a week, or a month, as text. */
export function formatStep(day: string, by: Step, lang: Lang): string {
  const format =
    by === 'month' ? ({ month: 'short', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(LOCALES[lang], { ...format, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
}

export function formatPeriod(from: string, to: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const text = format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`))
  // Between two day numbers without a month the dash has no spaces, in English and in Russian.
  return text.replace(/^(\d{1,2})\s–\s(?=\d{1,2}\s)/, '$1–')
}

/** A change in percent with its sign; undefined if there is no earlier value. */
export function formatChange(now: number, before: number, lang: Lang): string | undefined {
  if (before === 0) return undefined
  const format = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return format.format((now - before) / before)
}

export function formatShare(part: number, whole: number, lang: Lang): string | undefined {
  if (whole === 0 || part > whole) return undefined
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole)
}

/** Every n-th label, counted backwards from the last, so that the newest bar always has a label. */
export function labelled(keys: string[], every: number): string[] {
  return keys.filter((_, place) => (keys.length - 1 - place) % every === 0)
}
