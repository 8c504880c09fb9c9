import { amount, formatDecimal } from '#base/money.ts'
import { endedOrder, type OrderState } from '#features/money/settlements/model.ts'
import type { CardAttemptRow } from './queries.ts'
import { canBePaid, cardWireStatus } from './rules.ts'
import type { CardPaymentView } from './schemas.ts'

export function presentAttempt(
  attempt: CardAttemptRow,
  now: Date,
  origin: string,
  state: OrderState | undefined,
): CardPaymentView {
  const { id, orderId, url, status } = attempt
  const order = endedOrder(state)
  const isOver = order !== undefined && (status === 'open' || status === 'expired')
  const isOpen = url !== null && !isOver && canBePaid(attempt, now)
  const wire = isOver ? 'cancelled' : cardWireStatus(attempt)
  const view = {
    id,
    status: wire,
    orderId,
    ...presentCharge(attempt),
    ...presentTaken(attempt),
    ...(order && { order }),
  }
  return isOpen ? { ...view, url: new URL(url, origin).href } : view
}

export function presentCharge({ provider, currency, amountCents }: CardAttemptRow) {
  return { provider, currency, amount: formatDecimal(amount(currency, BigInt(amountCents))) }
}

/** The sum that the card service took, if it differs from the requested sum. */
function presentTaken({ currency, takenCents }: CardAttemptRow): { taken?: string } {
  return takenCents === null ? {} : { taken: formatDecimal(amount(currency, BigInt(takenCents))) }
}
