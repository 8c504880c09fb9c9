import type { Lang } from './i18n.ts'

/** A number such as `1 200,50` or `1,200.50`: all thousands separators are the same, and the decimal separator is another character. */
const GROUPED = /^([1-9]\d{0,2}([ .,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/
const PLAIN = /^\d*[.,]?\d*$/
/** A text such as `1,200` can mean 1200 or 1.2. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/

/**
 * Parses a typed number. NaN if the number is invalid or ambiguous. The only accepted ambiguous form is `1,200` in English, because the
 * shop itself writes thousands in this form.
 */
export function readNumber(text: string, lang: Lang): number {
  const typed = text.trim().replaceAll(/\s/g, ' ')
  if (EITHER.test(typed) && !(lang === 'en' && typed.includes(','))) return NaN
  const [, whole, , decimals = '0'] = GROUPED.exec(typed) ?? []
  if (whole !== undefined) return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
  return PLAIN.test(typed) ? Number(typed.replace(',', '.') || NaN) : NaN
}

/** A number in the format of a form field, for example `0,5` in Russian. `readNumber` accepts this format. */
export function typedNumber(value: number | string, lang: Lang): string {
  return lang === 'ru' ? String(value).replace('.', ',') : String(value)
}
