import type { Lang } from './i18n.ts'

/** `1 200,50`, `1,200.50`: thousands by one sign throughout, the decimals after another. */
const GROUPED = /^([1-9]\d{0,2}([ .,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/
const PLAIN = /^\d*[.,]?\d*$/
/** Twelve hundred, or one and two tenths. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/

/**
 * The number that somebody typed, NaN where there is none or it could be either of two. The only one of these that is read is `1,200` in
 * English: the shop itself writes a thousand so there.
 */
export function readNumber(text: string, lang: Lang): number {
  const typed = text.trim().replaceAll(/\s/g, ' ')
  if (EITHER.test(typed) && !(lang === 'en' && typed.includes(','))) return NaN
  const [, whole, , decimals = '0'] = GROUPED.exec(typed) ?? []
  if (whole !== undefined) return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
  return PLAIN.test(typed) ? Number(typed.replace(',', '.') || NaN) : NaN
}

/** A number as it stands in a field, where `readNumber` takes it: `0,5` in Russian. */
export function typedNumber(value: number | string, lang: Lang): string {
  return lang === 'ru' ? String(value).replace('.', ',') : String(value)
}
