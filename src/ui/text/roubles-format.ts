import type { Lang } from '#base/i18n.ts'

/** `15 397,55 ₽` in Russian, `₽15,397.55` in English; always with kopecks, because the card is charged exactly this. */
export function formatRoubles(kopecks: number, lang: Lang): string {
  const format = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(lang === 'ru' ? 'ru-RU' : 'en-US', format).format(kopecks / 100)
}
