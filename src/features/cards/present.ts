import { amount, formatDecimal } from '#base/money.ts'
import type { CardAttemptRow } from './queries.ts'
import { canBePaid, cardWireStatus } from './rules.ts'
import type { CardPaymentView } from './schemas.ts'

export function presentAttempt(attempt: CardAttemptRow, now: Date, origin: string): CardPaymentView {
  const { id, orderId, url } = attempt
  const isOpen = url !== null && canBePaid(attempt, now)
  const view = { id, status: cardWireStatus(attempt), orderId, ...presentCharge(attempt) }
  return isOpen ? { ...view, url: new URL(url, origin).href } : view
}

export function presentCharge({ provider, currency, amountCents }: CardAttemptRow) {
  return { provider, currency, amount: formatDecimal(amount(currency, BigInt(amountCents))) }
}
