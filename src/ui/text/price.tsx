import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import { LiveText } from '../feedback/live-text.tsx'

type PriceProps = {
  cents: number
  lang: Lang
  /** A word before the amount, as in "from $273". */
  prefix?: string
  className?: string
}

/**
 * An amount of US dollars. The amount never breaks over two lines. Its digits have equal width only in tables, because in other text there would be
 * gaps around the digit 1.
 */
export function Price({ cents, lang, prefix, className }: PriceProps) {
  return (
    <span className={['type-price', className].filter(Boolean).join(' ')}>
      {prefix && <LiveText>{`${prefix}\u00a0`}</LiveText>}
      <LiveText exact>{formatUsd(cents, lang)}</LiveText>
    </span>
  )
}

/** Formats roubles: `15 397,55 ₽` in Russian, `₽15,397.55` in English. Kopecks are always shown, because the card is charged exactly this amount. */
export function formatRoubles(kopecks: number, lang: Lang): string {
  const format = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(lang === 'ru' ? 'ru-RU' : 'en-US', format).format(kopecks / 100)
}
