import { formatEur, formatRub } from '#base/money-format.ts'
import { formatDay } from '#base/date-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import { estimateIn, needsEstimate } from '../rules-estimates.ts'
import type { PaymentMethods } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './price-estimate.module.css'

type PriceEstimateProps = {
  amountUsd: number
  estimates: PaymentMethods['estimates']
  /** The reader's time zone. */
  timeZone?: string
}

/** Shows the price in roubles and euros, rounded, for payers who do not think in dollars. The amount to pay does not depend on this estimate. */
export function PriceEstimate({ amountUsd, estimates, timeZone = readerZone() }: PriceEstimateProps) {
  const { estimate } = useMessages()
  const lang = useLang()
  if (!estimates || !needsEstimate(lang, timeZone)) return null
  const roubles = formatRub(estimateIn(estimates.rubPerUsd, amountUsd), lang)
  const euros = formatEur(estimateIn(estimates.eurPerUsd, amountUsd), lang)
  return (
    <p className={styles.estimate}>
      {estimate.about(roubles, euros)}{' '}
      <small>{estimates.day === null ? estimate.sandbox : estimate.source(formatDay(estimates.day, lang))}</small>
    </p>
  )
}

const readerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
