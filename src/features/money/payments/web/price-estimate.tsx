import { formatEur, formatRub } from '#base/money-format.ts'
import { formatDay } from '#base/date-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import { estimatedCurrencies, estimateIn } from '../rules-estimates.ts'
import type { PaymentMethods } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './price-estimate.module.css'

type PriceEstimateProps = {
  amountUsd: number
  estimates: PaymentMethods['estimates']
  /** The reader's time zone. */
  timeZone?: string
}

/** The price in the currencies of the reader, rounded, as a help for payers who do not think in dollars. No charge uses this estimate. */
export function PriceEstimate({ amountUsd, estimates, timeZone = readerZone() }: PriceEstimateProps) {
  const { estimate } = useMessages()
  const lang = useLang()
  const currencies = estimatedCurrencies(lang, timeZone)
  if (!estimates || currencies.length === 0) return null
  const sums = {
    RUB: formatRub(estimateIn(estimates.rubPerUsd, amountUsd), lang),
    EUR: formatEur(estimateIn(estimates.eurPerUsd, amountUsd), lang),
  }
  return (
    <p className={styles.estimate}>
      {estimate.about(currencies.map((currency) => sums[currency]))}{' '}
      <small>{estimates.day === null ? estimate.sandbox : estimate.source(formatDay(estimates.day, lang))}</small>
    </p>
  )
}

const readerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
