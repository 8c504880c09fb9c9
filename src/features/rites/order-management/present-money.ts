import { amount, formatDecimal } from '#base/money.ts'
import { cardWireStatus } from '#features/money/cards/rules.ts'
import { type Explorers, explorerLink } from '#features/money/crypto/rules-explorer.ts'
import { wireStatus } from '#features/money/crypto/rules.ts'
import { COINS } from '#features/money/settlements/model-currencies.ts'
import { isTypedReason, toAsset } from '#features/money/settlements/rules.ts'
import { isReturnedByHand, isToReturn } from './rules-refund.ts'
import type { Money } from './queries-order.ts'
import type { OrderDetail, PaymentLine } from './schemas.ts'

/** Block explorers, which show transactions. The simulated chains of the sandbox have none. */
export type MoneyContext = { explorers: Explorers }

/** Requested and received payments, the newest first. */
export function presentPayments(money: Money, { explorers }: MoneyContext = { explorers: {} }): PaymentLine[] {
  const { settlement } = money
  const paid = (method: string, id: string) => settlement?.method === method && settlement.reference === id
  const all = [
    ...money.coins.map((row) => ({ ...presentCoin(row, explorers), paidTheOrder: paid('crypto', row.id) })),
    ...money.cards.map((row) => ({ ...presentCard(row, paid('card', row.id)), paidTheOrder: paid('card', row.id) })),
    ...money.manual.map((row) => ({ ...presentManual(row), paidTheOrder: paid('manual', row.id) })),
  ]
  return all.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}

type PaymentSummary = Omit<PaymentLine, 'paidTheOrder'>

function presentCoin(row: Money['coins'][number], explorers: Explorers): PaymentSummary {
  const { asset } = COINS[row.currency]
  const link = (kind: 'transaction' | 'address', value: string | null) =>
    (value && explorerLink(explorers, row.currency, kind, value)) || null
  return {
    id: row.id,
    method: 'crypto',
    provider: '',
    way: null,
    currency: row.currency,
    status: wireStatus(row.status),
    attention: row.attention,
    expected: formatDecimal(amount(asset, row.expected)),
    received: formatDecimal(amount(asset, row.received)),
    confirmations: row.confirmations,
    reference: row.transactionHash,
    referenceUrl: link('transaction', row.transactionHash),
    address: row.address,
    addressUrl: link('address', row.address),
    createdAt: row.createdAt.toISOString(),
  }
}

function presentCard(row: Money['cards'][number], isPaid: boolean): PaymentSummary {
  const sum = formatDecimal(amount(row.currency, BigInt(row.amountCents)))
  return {
    ...WITHOUT_CHAIN,
    id: row.id,
    method: 'card',
    provider: row.provider,
    way: null,
    currency: row.currency,
    status: cardWireStatus(row),
    attention: row.attention,
    expected: sum,
    received: isPaid || row.status === 'surplus' ? sum : '0',
    reference: row.ref,
    createdAt: row.createdAt.toISOString(),
  }
}

function presentManual(row: Money['manual'][number]): PaymentSummary {
  const sum = formatDecimal(amount('USD', BigInt(row.amountCents)))
  return {
    ...WITHOUT_CHAIN,
    id: row.id,
    method: 'manual',
    provider: '',
    way: row.way,
    currency: 'USD',
    status: row.status,
    attention: null,
    expected: sum,
    received: sum,
    reference: row.reference,
    createdAt: row.confirmedAt.toISOString(),
  }
}

const WITHOUT_CHAIN = { confirmations: null, referenceUrl: null, address: null, addressUrl: null }

export function presentRefunds({ refunds }: Money): OrderDetail['refunds'] {
  return refunds.map(({ id, method, currency, units, status, reason, requestedAt, finishedAt }) => ({
    id,
    method,
    currency,
    amount: formatDecimal(amount(toAsset(currency), units)),
    status,
    reason,
    requestedAt: requestedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }))
}

/** Returns the data of a refund for the order's history. `way` is `service` if a card service returns the money. */
export function refundFacts(refund: Money['refunds'][number]): Record<string, string> {
  const { method, currency, units, status, reason, way, returnedOn, providerRef } = refund
  return {
    method,
    currency,
    amount: formatDecimal(amount(toAsset(currency), units)),
    status,
    way: way ?? (method === 'card' ? 'service' : ''),
    day: returnedOn ?? '',
    reference: providerRef ?? '',
    reason: isTypedReason(reason) ? reason : '',
  }
}

export function presentOwed({ owed }: Money): OrderDetail['surplus'] {
  return owed.map((one) => ({ currency: one.currency, amount: formatDecimal(one.owed) }))
}

/** The money that a refund of the order would return. */
export function presentRefundable({ held }: Money): OrderDetail['refundable'] {
  return held.filter(isToReturn).map((money) => ({
    method: money.method,
    currency: money.currency,
    amount: formatDecimal(money.left),
    byHand: isReturnedByHand(money),
  }))
}
