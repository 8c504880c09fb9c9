import { orderDigits } from '#base/ids.ts'
import { amount, centsToDollars, formatDecimal } from '#base/money.ts'
import type { CardAttemptRow } from '#features/money/cards/queries.ts'
import { holdsMoney } from '#features/money/cards/rules.ts'
import type { PaymentRow } from '#features/money/crypto/queries.ts'
import { type Explorers, explorerLink } from '#features/money/crypto/rules-explorer.ts'
import { creditableLate, isDecided, toCoinSums } from '#features/money/settlements/rules-decisions.ts'
import { statusFor } from '#features/money/crypto/rules-customer.ts'
import { wireStatus } from '#features/money/crypto/rules.ts'
import type { ManualRow } from '#features/money/payment-review/queries.ts'
import type { About } from '#features/money/payment-review/queries-returns.ts'
import { chargeOf, decisionsFor } from '#features/money/payment-review/rules.ts'
import type { Method } from '#features/money/settlements/model.ts'
import type { OwedMoney } from '#features/money/settlements/queries.ts'
import { type Policy, requiredConfirmations } from '#features/money/settlements/rules-policy.ts'
import { toAsset } from '#features/money/settlements/rules.ts'
import { COINS } from '#features/money/settlements/model-currencies.ts'
import type { LedgerAttention } from './model.ts'
import type { RefundRow } from './queries-ledger.ts'
import { cardState, MANUAL_STATES } from './rules-ledger.ts'
import type { LedgerEntry, RefundEntry } from './schemas-ledger.ts'

type Emails = ReadonlyMap<string, string | null>

/** The data from other tables about one payment attempt. */
export type LedgerContext = {
  owed: OwedMoney | undefined
  settled: { reference: string; settledAt: Date } | undefined
  /** True if the order still waits for money. Known only for payments that may need a decision by staff. */
  isOrderPayable: boolean
  /** The part of a card charge that was not refunded. Known only for charges that may need a decision by staff. */
  left: bigint | undefined
  emails: Emails
  policy: Policy
  explorers: Explorers
  now: Date
}

export function presentCoin(row: PaymentRow, { decided, strange }: About, beside: LedgerContext): LedgerEntry {
  const { currency, chain, address, transactionHash } = row
  const units = (of: bigint) => formatDecimal(amount(COINS[currency].asset, of))
  const { attention, confirmed } = row
  const isOpen = attention !== null && !isDecided({ currency, decided }, attention, confirmed)
  const link = (kind: 'address' | 'transaction', value: string) =>
    explorerLink(beside.explorers, currency, kind, value) ?? null
  return {
    ...common('crypto', row, row.createdAt, beside),
    currency,
    priceUsd: centsToDollars(row.priceCents),
    expected: units(row.expected),
    received: units(row.received),
    confirmations: row.confirmations,
    requiredConfirmations: requiredConfirmations(chain, row.priceCents, beside.policy).count,
    address,
    addressUrl: link('address', address),
    transactionHash,
    transactionUrl: transactionHash === null ? null : link('transaction', transactionHash),
    status: wireStatus(statusFor(row, undefined, beside.now)),
    strange: toCoinSums(strange),
    attention: (isOpen ? attention : null) ?? owedAttention(beside),
    choices: decisionsFor('crypto', {
      attention: isOpen ? attention : null,
      confirmed,
      isWatched: row.watchUntil > beside.now,
      late: creditableLate({ ...row, decided }, strange),
      isPayable: beside.isOrderPayable,
    }),
  }
}

/** Returns the entry of a card attempt. `decided`: the reasons for review that staff have already decided about. */
export function presentCard(row: CardAttemptRow, decided: string[], beside: LedgerContext): LedgerEntry {
  const charged = formatDecimal(amount(row.currency, BigInt(row.amountCents)))
  const taken = formatDecimal(amount(row.currency, BigInt(row.takenCents ?? 0)))
  const undecided = row.attention !== null && !decided.includes(row.attention) ? row.attention : null
  return {
    ...common('card', row, row.createdAt, beside),
    provider: row.provider,
    currency: row.currency,
    priceUsd: centsToDollars(row.priceCents),
    expected: charged,
    // In review the card service may have taken another amount. The shop knows this amount only if the service reported it in the currency
    // of the attempt.
    received: row.status === 'review' ? taken : holdsMoney(row.status) ? charged : '0',
    reference: row.ref,
    status: cardState(row),
    attention: undecided ?? owedAttention(beside),
    choices: decisionsFor('card', {
      attention: undecided,
      ...chargeOf(row),
      ...(beside.left !== undefined && { left: beside.left }),
      isPayable: beside.isOrderPayable,
    }),
  }
}

export function presentManual(row: ManualRow, beside: LedgerContext): LedgerEntry {
  const sum = formatDecimal(amount('USD', BigInt(row.amountCents)))
  return {
    ...common('manual', row, row.confirmedAt, beside),
    currency: 'USD',
    priceUsd: centsToDollars(row.amountCents),
    expected: sum,
    received: row.status === 'settled' || row.status === 'surplus' ? sum : '0',
    status: MANUAL_STATES[row.status],
    attention: row.status === 'awaiting' ? 'second-person' : owedAttention(beside),
    choices: [],
    receivedOn: row.receivedOn,
    way: row.way,
    reference: row.reference,
    note: row.note,
    confirmedBy: presentPerson(row.confirmedBy, beside.emails),
    approvedBy:
      row.decidedBy === null || row.status === 'withdrawn' ? null : presentPerson(row.decidedBy, beside.emails),
  }
}

export function presentRefund(row: RefundRow, emails: Emails): RefundEntry {
  return {
    id: row.id,
    method: row.method,
    paymentId: row.reference,
    orderId: row.orderId,
    orderNumber: orderDigits(row.orderId),
    currency: row.currency,
    amount: formatDecimal(amount(toAsset(row.currency), row.units)),
    status: row.status,
    reason: row.reason,
    requestedBy: presentPerson(row.requestedBy, emails),
    requestedAt: row.requestedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    providerRef: row.providerRef,
    lastFault: row.lastFault,
  }
}

export function presentPerson(id: string, emails: Emails): { id: string; email: string | null } {
  return { id, email: emails.get(id) ?? null }
}

function common(method: Method, { id, orderId }: { id: string; orderId: string }, at: Date, beside: LedgerContext) {
  return {
    id,
    method,
    provider: null,
    strange: [],
    contact: null,
    orderId,
    orderNumber: orderDigits(orderId),
    createdAt: at.toISOString(),
    confirmations: null,
    requiredConfirmations: null,
    address: null,
    addressUrl: null,
    transactionHash: null,
    transactionUrl: null,
    paidAt: beside.settled?.settledAt.toISOString() ?? null,
    receivedOn: null,
    way: null,
    reference: null,
    note: null,
    confirmedBy: null,
    approvedBy: null,
    surplus: beside.owed
      ? { amount: formatDecimal(beside.owed.owed), underWay: formatDecimal(beside.owed.underWay) }
      : null,
  }
}

function owedAttention({ owed }: LedgerContext): LedgerAttention | null {
  return owed ? 'surplus' : null
}
