import { add, type Amount, amount, compare, subtract } from '#base/money.ts'
import { type Attention, type DecidedUnits, isStrangeReason } from '#features/money/settlements/model-attention.ts'
import { COINS, type Currency, type UsdRate } from '#features/money/settlements/model-currencies.ts'
import type { PaymentStatus } from './model.ts'
import { type Confirmations, type Policy, requiredConfirmations } from '#features/money/settlements/rules-policy.ts'
import { coinToCents, toleranceCents, centsToCoin } from './rules.ts'
import { isDecided, uncreditedReceipts } from '#features/money/settlements/rules-decisions.ts'

/** The data of a payment that determine its state. */
export type PaymentSnapshot = {
  currency: Currency
  priceCents: number
  expected: Amount
  minimum: Amount
  expiresAt: Date
  watchUntil: Date
  status: PaymentStatus
  credited: Amount | null
  attention: Attention | null
  /** The money that staff returned when they reviewed the payment, in the smallest unit of the coin. */
  returned: bigint
  decided: DecidedUnits
  cancelledAt: Date | null
  completedAt: Date | null
  closedAt: Date | null
}

/** A transfer, or an unconfirmed transaction. If it has no height, it is in the mempool, and is never credited. */
export type Evidence = {
  currency: Currency
  units: bigint
  height: number | null
  firstSeenAt: Date
  transactionHash: string
}

/** The state of the chain: its height, the height up to which blocks are final, and the instant up to which the shop knows the chain. */
export type ChainView = { height: number; finalized: number | null; knownUntil: Date | null }

/** The circumstances of an evaluation. `rates`: today's rates. If a coin has no rate, late money in this coin waits. */
export type EvaluationContext = { chain: ChainView; policy: Policy; rates: Partial<Record<Currency, UsdRate>> }

export type Evaluation = {
  status: PaymentStatus
  attention: Attention | null
  /** The received money without the money that staff returned in review. */
  received: Amount
  confirmed: Amount
  /** The number of confirmations of the youngest transfer that the payment needs to reach its minimum. */
  confirmations: number
  transactionHash: string | null
  /** The part of the money that pays the order. It is set when the payment is complete, and never changes. */
  credited: Amount | null
  /** The confirmed money above `credited`. */
  surplus: Amount
  /** True if money is unconfirmed. Then the payment is evaluated again after every block. */
  waiting: boolean
  closed: boolean
}

type WeighedEvidence = Evidence & { confirmations: number; sure: boolean }
type Sums = { received: Amount; confirmed: Amount; inTime: Amount }
type Outcome = { status: PaymentStatus; attention?: Attention; credited?: Amount; awaitsRate?: boolean }

/**
 * Decides the state of a payment. The same facts always give the same result, in any order and at any time. Only these
 * earlier results have an effect: `completed`, `cancelledAt`, `closedAt` and an earlier review of unexpected money.
 */
export function evaluate(payment: PaymentSnapshot, evidence: Evidence[], circumstances: EvaluationContext): Evaluation {
  const { chain } = circumstances
  const required = requiredConfirmations(COINS[payment.currency].chain, payment.priceCents, circumstances.policy)
  const own = evidence.filter((one) => one.currency === payment.currency && one.units > 0n)
  const came = own.filter((one) => one.firstSeenAt <= payment.watchUntil).map((one) => weigh(one, required, chain))
  const timely = lessReturned(came, payment.returned)
  const sums = sumUp(payment, timely)
  const lockHolds = quoteHolds(payment, sums, chain)
  const outcome = decide(payment, sums, lockHolds, circumstances)
  const called = callPerson(payment, sums, outcome, evidence, circumstances)
  const credited = payment.credited ?? called.credited ?? null
  const deciding = decidingTransfer(timely, payment.minimum)
  return {
    status: called.status,
    attention: called.attention ?? null,
    received: sums.received,
    confirmed: sums.confirmed,
    confirmations: deciding?.confirmations ?? 0,
    transactionHash: deciding?.transactionHash ?? null,
    credited,
    surplus: credited ? surplusOf(sums.confirmed, credited) : amount(sums.confirmed.asset, 0n),
    waiting: timely.some((one) => !one.sure) || called.awaitsRate === true || isLeftInPart(payment, called),
    closed: payment.closedAt !== null || !lockHolds || called.status === 'completed' || payment.cancelledAt !== null,
  }
}

/**
 * Returns true if a cancelled payment has received a part of the money. Such a payment is closed, and goes into review when the time of its
 * quote is over.
 */
function isLeftInPart({ cancelledAt }: PaymentSnapshot, { status }: Outcome): boolean {
  return cancelledAt !== null && status === 'partial'
}

function weigh(one: Evidence, required: Confirmations, chain: ChainView): WeighedEvidence {
  if (one.height === null || one.height > chain.height) return { ...one, confirmations: 0, sure: false }
  const depth = chain.height - one.height + 1
  if (!required.final) return { ...one, confirmations: depth, sure: depth >= required.count }
  const sure = chain.finalized !== null && one.height <= chain.finalized
  return { ...one, confirmations: sure ? Math.max(depth, required.count) : Math.min(depth, required.count - 1), sure }
}

/**
 * Returns the money that remains after a return by staff. The returned sum is subtracted from confirmed transfers first, because
 * unconfirmed transfers may disappear.
 */
function lessReturned(came: WeighedEvidence[], returned: bigint): WeighedEvidence[] {
  let gone = returned
  return came.toSorted(byCertainty).flatMap((one) => {
    const taken = gone < one.units ? gone : one.units
    gone -= taken
    return one.units > taken ? [{ ...one, units: one.units - taken }] : []
  })
}

function byCertainty(a: WeighedEvidence, b: WeighedEvidence): number {
  return b.confirmations - a.confirmations
}

function sumUp(payment: PaymentSnapshot, timely: WeighedEvidence[]): Sums {
  const { asset } = payment.expected
  const sum = (some: WeighedEvidence[]) =>
    some.reduce((total, one) => add(total, amount(asset, one.units)), amount(asset, 0n))
  return {
    received: sum(timely),
    confirmed: sum(timely.filter((one) => one.sure)),
    inTime: sum(timely.filter((one) => one.firstSeenAt <= payment.expiresAt)),
  }
}

/**
 * Returns true if the quote is still valid: its time is not over, or the shop does not yet know the chain up to the end of the quote. If
 * enough money was seen in time, the quote is valid forever. A return of money ends the quote.
 */
function quoteHolds(payment: PaymentSnapshot, { inTime }: Sums, { knownUntil }: ChainView): boolean {
  if (payment.returned > 0n) return false
  return knownUntil === null || knownUntil <= payment.expiresAt || compare(inTime, payment.minimum) >= 0
}

function decide(payment: PaymentSnapshot, sums: Sums, lockHolds: boolean, circumstances: EvaluationContext): Outcome {
  if (payment.status === 'completed') return afterCompletion(payment, sums)
  return lockHolds ? withinQuote(payment, sums) : afterQuote(payment, sums, circumstances)
}

/** Returns the state of a payment that was complete before. It stays complete. If a re-org removes its money, staff get a message. */
function afterCompletion(payment: PaymentSnapshot, { confirmed }: Sums): Outcome {
  const reverted = missingOf(payment, confirmed.units) > (payment.decided.reverted?.[payment.currency] ?? 0n)
  return reverted ? { status: 'completed', attention: 'reverted' } : { status: 'completed' }
}

/** Returns the credited money that is no longer in the chain, because a re-org removed it. */
function missingOf({ credited }: Pick<PaymentSnapshot, 'credited'>, confirmed: bigint): bigint {
  return credited && credited.units > confirmed ? credited.units - confirmed : 0n
}

/**
 * Returns the state of a payment whose quote is valid. Only money that was seen in time gets the quoted rate. Later money is valued when
 * the shop knows that the time is over.
 */
function withinQuote(payment: PaymentSnapshot, { received, confirmed, inTime }: Sums): Outcome {
  if (compare(inTime, payment.minimum) >= 0) {
    return compare(confirmed, payment.minimum) >= 0 ? complete(confirmed, payment.expected) : { status: 'confirming' }
  }
  if (received.units > 0n) return { status: 'partial' }
  return { status: payment.cancelledAt ? 'cancelled' : 'pending' }
}

/** Returns the state of a payment after its quote. Late money pays the order if it is worth the price at today's rate, less the tolerance. */
function afterQuote(
  payment: PaymentSnapshot,
  { received, confirmed }: Sums,
  { policy, rates }: EvaluationContext,
): Outcome {
  const over: Outcome = { status: payment.cancelledAt ? 'cancelled' : 'expired' }
  if (received.units === 0n) return over
  const rate = rates[payment.currency]
  const enoughForQuote = compare(received, payment.minimum) >= 0
  if (rate === undefined) return { status: enoughForQuote ? 'confirming' : 'partial', awaitsRate: true }
  const needed = centsToCoin(payment.priceCents - toleranceCents(payment.priceCents, policy), payment.currency, rate)
  if (compare(confirmed, needed) >= 0) return complete(confirmed, dueNow(payment, rate))
  if (compare(received, needed) >= 0) return { status: 'confirming' }
  if (coinToCents(received, rate) < policy.dustCents) return over
  if (compare(confirmed, received) < 0) return { status: 'partial' }
  return { status: 'review', attention: enoughForQuote ? 'late' : 'underpaid' }
}

/** Returns the part of late money that pays the order. It is the price at today's rate, but not less than the quoted amount. */
function dueNow(payment: PaymentSnapshot, rate: UsdRate): Amount {
  const today = centsToCoin(payment.priceCents, payment.currency, rate)
  return compare(today, payment.expected) > 0 ? today : payment.expected
}

function complete(confirmed: Amount, due: Amount): Outcome {
  return { status: 'completed', credited: compare(confirmed, due) < 0 ? confirmed : due }
}

/**
 * Asks for a decision about money that no rule can credit: another coin at the shop's address, or money after the watching time. A small
 * total is bait or a mistake, so staff get no message about it. After a message to staff, the reason for review stays while the money is
 * there.
 */
function callPerson(
  payment: PaymentSnapshot,
  { confirmed }: Sums,
  outcome: Outcome,
  evidence: Evidence[],
  circumstances: EvaluationContext,
): Outcome {
  const { rates, policy } = circumstances
  const strange = uncreditedReceipts(payment, evidence)
  const isOpen = outcome.attention !== undefined && !isDecided(payment, outcome.attention, confirmed.units)
  if (strange.length === 0 || outcome.status === 'confirming') return outcome
  const own = strange.filter(({ currency }) => currency === payment.currency)
  if (isOpen) {
    // Late money comes first: together with the earlier money it may pay the order.
    const mined = own.filter(({ height }) => height !== null)
    const isLate = outcome.status === 'review' && (worthCents(mined, rates) ?? 0) >= policy.dustCents
    return isLate ? withAttention(outcome, 'after-watch') : outcome
  }
  const late = worthCents(own, rates)
  const foreign = worthCents(
    strange.filter(({ currency }) => currency !== payment.currency),
    rates,
  )
  const earlier = isStrangeReason(payment.attention) ? payment.attention : undefined
  if (foreign === undefined || late === undefined)
    return earlier ? withAttention(outcome, earlier) : { ...outcome, awaitsRate: true }
  if (foreign + late < policy.dustCents) return earlier ? withAttention(outcome, earlier) : outcome
  return withAttention(outcome, foreign >= late ? 'wrong-asset' : 'after-watch')
}

function withAttention(outcome: Outcome, attention: Attention): Outcome {
  return outcome.status === 'completed' ? { ...outcome, attention } : { ...outcome, status: 'review', attention }
}

/** Returns the value of several transfers in cents. Undefined if a rate is missing. */
function worthCents(some: Evidence[], rates: EvaluationContext['rates']): number | undefined {
  const sums = new Map<Currency, bigint>()
  for (const { currency, units } of some) sums.set(currency, (sums.get(currency) ?? 0n) + units)
  let cents = 0
  for (const [currency, units] of sums) {
    const rate = rates[currency]
    if (rate === undefined) return undefined
    cents += coinToCents(amount(COINS[currency].asset, units), rate)
  }
  return cents
}

function surplusOf(confirmed: Amount, credited: Amount): Amount {
  return compare(confirmed, credited) > 0 ? subtract(confirmed, credited) : amount(confirmed.asset, 0n)
}

/**
 * Returns the transfer whose confirmations determine the state of the payment. The oldest transfers are added up until they reach the minimum. The
 * result is the youngest of these transfers.
 */
function decidingTransfer(timely: WeighedEvidence[], minimum: Amount): WeighedEvidence | undefined {
  const oldestFirst = timely.toSorted(byCertainty)
  let sum = amount(minimum.asset, 0n)
  let deciding: WeighedEvidence | undefined
  for (const one of oldestFirst) {
    if (compare(sum, minimum) >= 0) break
    sum = add(sum, amount(minimum.asset, one.units))
    deciding = one
  }
  return deciding
}
