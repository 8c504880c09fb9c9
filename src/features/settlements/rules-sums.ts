import type { Lang } from '#base/i18n.ts'
import { formatRub, formatUsd } from '#base/money-format.ts'
import { currencyName } from './model-currencies.ts'

/** A sum with its currency, as the staff reads it: `$1,440`, `1,440 ₽`, `0.00015 BTC`, in Russian `0,00015 BTC`. `amount`: a decimal, as on the wire. */
export function formatSum(amount: string, currency: string, lang: Lang): string {
  const hundredths = () => Math.round(Number(amount) * 100)
  if (currency === 'USD') return formatUsd(hundredths(), lang)
  if (currency === 'RUB') return formatRub(hundredths(), lang)
  return `${lang === 'ru' ? amount.replace('.', ',') : amount}\u00a0${currencyName(currency)}`
}
