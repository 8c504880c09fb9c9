import { type Amount, amount, compare, subtract } from '#base/money.ts'
import type { Attention } from '#features/money/settlements/model-attention.ts'
import { COINS, type Currency } from '#features/money/settlements/model-currencies.ts'
import { endedOrder, type OrderState } from '#features/money/settlements/model.ts'
import { type PaymentStatus, PUBLIC_REASONS, type PublicReason } from './model.ts'
import { awaitsMoney } from './rules.ts'

/** Returns the reason why a payment is in review, if the customer may know this reason. */
export function publicReason(attention: Attention | null): PublicReason | undefined {
  return PUBLIC_REASONS.find((reason) => reason === attention)
}

type ClosingFacts = { status: PaymentStatus; closedAt: Date | null; cancelledAt: Date | null }

type AskedFacts = { restAskedAt: Date | null; watchUntil: Date }
type RestFacts = AskedFacts & { status: PaymentStatus; attention: Attention | null }

/** Returns true if staff asked for the missing amount, and the address is still watched. */
function isRestAsked({ restAskedAt, watchUntil }: AskedFacts, now: Date): boolean {
  return restAskedAt !== null && watchUntil > now
}

/** Returns true if some money came, but not enough while the quote was valid. */
export function isLate({ status, closedAt, cancelledAt }: ClosingFacts): boolean {
  return closedAt !== null && cancelledAt === null && ['partial', 'confirming', 'review'].includes(status)
}

type StatusFacts = { status: PaymentStatus; received: bigint; credited: bigint | null; closedAt: Date | null }

/**
 * Chooses the payment that the customer of an order should see. It takes the first kind that exists: a payment that paid the order; an open payment
 * that has received money; a payment that is partial, confirming or in review; an open payment; any payment that has received money; the latest one.
 */
export function paymentToShow<T extends StatusFacts>(newestFirst: readonly T[]): T | undefined {
  return (
    newestFirst.find(({ status, credited }) => status === 'completed' && credited !== null && credited > 0n) ??
    newestFirst.find(({ closedAt, received }) => closedAt === null && received > 0n) ??
    newestFirst.find(({ status }) => ['partial', 'confirming', 'review'].includes(status)) ??
    newestFirst.find(({ closedAt }) => closedAt === null) ??
    newestFirst.find(({ received }) => received > 0n) ??
    newestFirst[0]
  )
}

type CustomerPayment = AskedFacts & {
  currency: Currency
  status: PaymentStatus
  expected: bigint
  received: bigint
  closedAt: Date | null
}

/**
 * Returns the state of a payment as its customer sees it. While staff ask for the missing amount, the payment is partial again. If the
 * order accepts no more money, a payment that asks for money is shown as over.
 */
export function statusFor(payment: RestFacts, order: OrderState | undefined, now: Date): PaymentStatus {
  const isShort = payment.status === 'review' && payment.attention === 'underpaid'
  const status = isShort && isRestAsked(payment, now) ? 'partial' : payment.status
  return endedOrder(order) && awaitsMoney(status) ? 'cancelled' : status
}

/**
 * Returns the amount that the customer must still send. It is zero after enough money has arrived. It is also zero after the end of the
 * quote, unless staff asked for the missing amount and the address is still watched.
 */
export function amountDue(payment: CustomerPayment, now: Date): Amount {
  const { asset } = COINS[payment.currency]
  const expected = amount(asset, payment.expected)
  const received = amount(asset, payment.received)
  const isOpen = payment.closedAt === null || isRestAsked(payment, now)
  const asks = awaitsMoney(payment.status) && isOpen && compare(received, expected) < 0
  return asks ? subtract(expected, received) : amount(asset, 0n)
}

/** Returns the time zone if it is valid, otherwise UTC. */
export function knownTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
