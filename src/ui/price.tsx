export type PriceLang = 'ru' | 'en'

type PriceProps = {
  cents: number
  lang: PriceLang
  /** A word before the amount, as in "from $273". */
  prefix?: string
  className?: string
}

/** An amount of US dollars in figures of equal width, never broken over two lines. */
export function Price({ cents, lang, prefix, className }: PriceProps) {
  return (
    <span className={['type-price', className].filter(Boolean).join(' ')}>
      {prefix ? `${prefix}\u00a0` : ''}
      {formatUsd(cents, lang)}
    </span>
  )
}

/** `$1 440` in Russian (no-break space), `$1,440` in English; cents only when the amount is not whole. */
export function formatUsd(cents: number, lang: PriceLang): string {
  const digits = formatOf(lang, cents % 100 === 0 ? 0 : 2).format(Math.abs(cents / 100))
  // The space between thousands differs between versions of the language data: server and browser must agree.
  return `${cents < 0 ? '−' : ''}$${digits.replace(/\s/g, '\u00a0')}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Kept, because making one takes longer than drawing a whole card. */
function formatOf(lang: PriceLang, digits: number): Intl.NumberFormat {
  const key = `${lang}${digits}`
  const format =
    formats.get(key) ?? new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format
}
