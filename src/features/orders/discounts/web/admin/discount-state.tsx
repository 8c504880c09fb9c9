import type { Lang } from '#base/i18n.ts'
import { formatDollars } from '#base/money-format.ts'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import type { AdminDiscount } from '../../schemas.ts'
import { useMessages } from './messages.ts'

const TONES: Record<AdminDiscount['state'], Tone> = {
  active: 'ok',
  planned: 'info',
  ended: 'neutral',
  off: 'neutral',
  'used-up': 'warn',
}

export function DiscountState({ discount }: { discount: AdminDiscount }) {
  const { states } = useMessages()
  return <Badge tone={TONES[discount.state]}>{states[discount.state]}</Badge>
}

/** The value of a discount as text: `10 %` or `$25`. */
export function discountText({ percent, amountUsd }: AdminDiscount, lang: Lang): string {
  if (percent !== null) return lang === 'ru' ? `${percent}\u00a0%` : `${percent}%`
  return formatDollars(amountUsd ?? 0, lang)
}
