import type { Lang } from './i18n.ts'

/** `$1 440` in Russian (no-break space), `$1,440` in English; cents only when the amount is not whole. */
export function formatUsd(cents: number, lang: Lang): string {
  return `${cents < 0 ? '−' : ''}$${formatHundredths(cents, lang)}`
}

/** `1 440 ₽` in Russian, `1,440 ₽` in English (no-break spaces); kopecks only when the amount is not whole. */
export function formatRub(kopecks: number, lang: Lang): string {
  return `${kopecks < 0 ? '−' : ''}${formatHundredths(kopecks, lang)}\u00a0₽`
}

function formatHundredths(units: number, lang: Lang): string {
  const digits = formatOf(lang, units % 100 === 0 ? 0 : 2).format(Math.abs(units / 100))
  // The space between thousands differs between versions of the language data: server and browser must agree.
  return digits.replaceAll(/\s/g, '\u00a0')
}

const formats = new Map<string, Intl.NumberFormat>()

/** Kept, because making one takes longer than drawing a whole card. */
function formatOf(lang: Lang, digits: number): Intl.NumberFormat {
  const key = `${lang}${digits}`
  const format =
    formats.get(key) ?? new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format
}
