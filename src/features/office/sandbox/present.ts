import { amount, centsToDollars, formatDecimal } from '#base/money.ts'
import { orderNumber } from '#features/orders/orders/rules.ts'
import type { CardReport } from '#features/money/cards/model.ts'
import type { Transfer } from '#features/money/crypto/model.ts'
import type { PaymentRow } from '#features/money/crypto/queries.ts'
import { wireStatus } from '#features/money/crypto/rules.ts'
import { COINS } from '#features/money/settlements/model-currencies.ts'
import { type Policy, requiredConfirmations } from '#features/money/settlements/rules-policy.ts'
import type { SandboxCard, SandboxPayment } from './schemas.ts'
import type { SandboxCardRow, SandboxTransferRow } from './tables.ts'

/** A transfer as a node reports it. */
export function presentTransfer({
  currency,
  address,
  units,
  transactionHash,
  eventIndex,
}: SandboxTransferRow): Transfer {
  return { currency, address, units, transactionHash, eventIndex: eventIndex ?? 0 }
}

export function presentSandboxPayment(row: PaymentRow, policy: Policy): SandboxPayment {
  const { asset, chain } = COINS[row.currency]
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber: orderNumber(row.orderId),
    currency: row.currency,
    address: row.address,
    expected: formatDecimal(amount(asset, row.expected)),
    received: formatDecimal(amount(asset, row.received)),
    status: wireStatus(row.status),
    confirmations: row.confirmations,
    requiredConfirmations: requiredConfirmations(chain, row.priceCents, policy).count,
    transactionHash: row.transactionHash,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}

/** The simulated provider's report on a checkout. */
export function toCardReport({ status, amountCents, paidCents, orderId, attemptId }: SandboxCardRow): CardReport {
  return { status, amountCents: paidCents ?? amountCents, currency: 'USD', orderId, attemptId }
}

export function presentSandboxCard({ ref, orderId, amountCents, status, expiresAt }: SandboxCardRow): SandboxCard {
  return {
    ref,
    orderId,
    orderNumber: orderNumber(orderId),
    amount: centsToDollars(amountCents),
    currency: 'USD',
    status,
    expiresAt: expiresAt.toISOString(),
  }
}
