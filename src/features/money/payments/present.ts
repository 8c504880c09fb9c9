import { amount, formatDecimal } from '#base/money.ts'
import type { CardAttemptRow } from '#features/money/cards/queries.ts'
import type { WireStatus } from '#features/money/crypto/model.ts'
import type { PaymentRow } from '#features/money/crypto/queries.ts'
import { publicReason, statusFor } from '#features/money/crypto/rules-customer.ts'
import { wireStatus } from '#features/money/crypto/rules.ts'
import { COINS } from '#features/money/settlements/model-currencies.ts'
import type { PaymentFacts } from './model.ts'

export function presentCardFacts(row: CardAttemptRow, status: WireStatus): PaymentFacts {
  const price = formatDecimal(amount(row.currency, BigInt(row.amountCents)))
  return {
    id: row.id,
    currency: row.currency,
    status,
    expectedAmount: price,
    received: status === 'completed' ? price : '0',
    transactionHash: null,
    paidAt: null,
    openPaymentId: row.closedAt === null ? row.id : null,
  }
}

export function presentFacts(row: PaymentRow, now: Date): Omit<PaymentFacts, 'openPaymentId'> {
  const { asset } = COINS[row.currency]
  const reason = publicReason(row.attention)
  return {
    id: row.id,
    ...(reason && { reason }),
    currency: row.currency,
    status: wireStatus(statusFor(row, undefined, now)),
    expectedAmount: formatDecimal(amount(asset, row.expected)),
    received: formatDecimal(amount(asset, row.received)),
    transactionHash: row.transactionHash,
    paidAt: row.completedAt?.toISOString() ?? null,
  }
}
