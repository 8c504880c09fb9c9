import type { Lang } from '#base/i18n.ts'
import { LiveText } from '../feedback/live-text.tsx'
import { formatUsd } from '#base/money-format.ts'

type PriceProps = {
  cents: number
  lang: Lang
  /** A word before the amount, as in "from $273". */
  prefix?: string
  className?: string
}

/** An amount of US dollars in figures of equal width, never broken over two lines. */
export function Price({ cents, lang, prefix, className }: PriceProps) {
  return (
    <span className={['type-price', className].filter(Boolean).join(' ')}>
      {prefix && <LiveText>{`${prefix}\u00a0`}</LiveText>}
      <LiveText exact>{formatUsd(cents, lang)}</LiveText>
    </span>
  )
}
