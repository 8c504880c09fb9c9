import { type Lang, LOCALES } from '#base/i18n.ts'
import { orderDigits } from '#base/ids.ts'
import { formatUsd } from '#base/money-format.ts'

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

/** A moment in the reader's time zone; another year is shown. */
export function momentText(iso: string, lang: Lang): string {
  const at = new Date(iso)
  return FORMATS[lang][at.getFullYear() === new Date().getFullYear() ? 'near' : 'far'].format(at)
}

export function dollarsText(dollars: number, lang: Lang): string {
  return formatUsd(Math.round(dollars * 100), lang)
}

export function tagOf(id: string): string {
  return `#${orderDigits(id)}`
}
