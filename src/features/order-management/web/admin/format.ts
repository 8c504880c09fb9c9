import { type Lang, LOCALES } from '#base/i18n.ts'
import { orderDigits } from '#base/ids.ts'
import { currencyName } from '#features/settlements/model-currencies.ts'
import { formatUsd } from '#ui/price.tsx'

const formatOf = (lang: Lang, more: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[lang], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...more,
  })
const FORMATS = {
  ru: { near: formatOf('ru', {}), far: formatOf('ru', { year: 'numeric' }) },
  en: { near: formatOf('en', {}), far: formatOf('en', { year: 'numeric' }) },
}

/** A moment on the clock of whoever looks; another year is named. */
export function momentText(iso: string, lang: Lang): string {
  const at = new Date(iso)
  return FORMATS[lang][at.getFullYear() === new Date().getFullYear() ? 'near' : 'far'].format(at)
}

export function dollarsText(dollars: number, lang: Lang): string {
  return formatUsd(Math.round(dollars * 100), lang)
}

/** A sum with its currency: dollars and roubles by their signs, coins by their names. */
export function sumText(amount: string, currency: string, lang: Lang): string {
  if (currency === 'USD') return dollarsText(Number(amount), lang)
  if (currency === 'RUB') return `${new Intl.NumberFormat(LOCALES[lang]).format(Number(amount))}\u00a0₽`
  return `${amount}\u00a0${currencyName(currency)}`
}

export function tagOf(id: string): string {
  return `#${orderDigits(id)}`
}
