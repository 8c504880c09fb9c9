import { add, type Amount, amount, compare, subtract } from '#base/money.ts'
import type { Attention } from '#features/settlements/model-attention.ts'
import { COINS, type Currency, type UsdRate } from '#features/settlements/model-currencies.ts'
import type { PaymentStatus } from './model.ts'
import { type Confirmations, type Policy, requiredConfirmations } from '#features/settlements/rules-policy.ts'
import { centsOf, toleranceCents, worthOf } from './rules.ts'

/** A payment as far as its state depends on it. */
export type Judged = {
  currency: Currency
  priceCents: number
  expected: Amount
  minimum: Amount
  expiresAt: Date
  watchUntil: Date
  status: PaymentStatus
  credited: Amount | null
  cancelledAt: Date | null
  closedAt: Date | null
}

/** Money that is really there, or only announced: without a height it waits in the mempool and is never credited. */
export type Evidence = {
  currency: Currency
  units: bigint
  height: number | null
  firstSeenAt: Date
  transactionHash: string
}

/** What is known of the chain: its height, the height called final, and the instant up to which nothing can be missing. */
export type ChainView = { height: number; finalized: number | null; knownUntil: Date | null }

/** `rate` is today's; without one late money waits. */
export type Circumstances = { chain: ChainView; policy: Policy; rate: UsdRate | undefined }

export type Verdict = {
  status: PaymentStatus
  attention: Attention | null
  received: Amount
  confirmed: Amount
  /** Of the youngest transfer that is needed to reach the minimum. */
  confirmations: number
  transactionHash: string | null
  /** How much of the money the order takes; set from completion on. */
  credited: Amount | null
  /** What came beyond it, as far as it is confirmed. */
  surplus: Amount
  /** Money is on its way: look again after every block. */
  waiting: boolean
  closed: boolean
}

type Weighed = Evidence & { confirmations: number; sure: boolean }
type Sums = { received: Amount; confirmed: Amount; inTime: Amount }
type Outcome = { status: PaymentStatus; attention?: Attention; credited?: Amount; awaitsRate?: boolean }

/**
 * Decides from the facts alone what a payment is: the same facts give the same verdict, however often and in whatever order they
 * were learnt. Only `completed`, `cancelledAt` and `closedAt` are remembered.
 */
export function evaluate(payment: Judged, evidence: Evidence[], circumstances: Circumstances): Verdict {
  const { chain } = circumstances
  const required = requiredConfirmations(COINS[payment.currency].chain, payment.priceCents, circumstances.policy)
  const own = evidence.filter((one) => one.currency === payment.currency && one.units > 0n)
  const timely = own.filter((one) => one.firstSeenAt <= payment.watchUntil).map((one) => weigh(one, required, chain))
  const sums = sumUp(payment, timely)
  const lockHolds = quoteHolds(payment, sums, chain)
  const outcome = decide(payment, sums, lockHolds, circumstances)
  const called = callPerson(payment, outcome, evidence, timely.length < own.length)
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
    waiting: timely.some((one) => !one.sure) || outcome.awaitsRate === true || isLeftInPart(payment, called),
    closed: payment.closedAt !== null || !lockHolds || called.status === 'completed' || payment.cancelledAt !== null,
  }
}

/** A part of the money for a cancelled payment: it has no expiry to call a person when its time is over, so blocks do. */
function isLeftInPart({ cancelledAt }: Judged, { status }: Outcome): boolean {
  return cancelledAt !== null && status === 'partial'
}

function weigh(one: Evidence, required: Confirmations, chain: ChainView): Weighed {
  if (one.height === null || one.height > chain.height) return { ...one, confirmations: 0, sure: false }
  const depth = chain.height - one.height + 1
  if (!required.final) return { ...one, confirmations: depth, sure: depth >= required.count }
  const sure = chain.finalized !== null && one.height <= chain.finalized
  return { ...one, confirmations: sure ? Math.max(depth, required.count) : Math.min(depth, required.count - 1), sure }
}

function sumUp(payment: Judged, timely: Weighed[]): Sums {
  const { asset } = payment.expected
  const sum = (some: Weighed[]) => some.reduce((total, one) => add(total, amount(asset, one.units)), amount(asset, 0n))
  return {
    received: sum(timely),
    confirmed: sum(timely.filter((one) => one.sure)),
    inTime: sum(timely.filter((one) => one.firstSeenAt <= payment.expiresAt)),
  }
}

/** The quote holds until its time is over and everything of that time is known, and for ever if enough was seen in time. */
function quoteHolds(payment: Judged, { inTime }: Sums, { knownUntil }: ChainView): boolean {
  return knownUntil === null || knownUntil <= payment.expiresAt || compare(inTime, payment.minimum) >= 0
}

function decide(payment: Judged, sums: Sums, lockHolds: boolean, circumstances: Circumstances): Outcome {
  if (payment.status === 'completed') return afterCompletion(payment, sums)
  return lockHolds ? withinQuote(payment, sums) : afterQuote(payment, sums, circumstances)
}

/** Nothing is revoked; a person hears when the chain took the money back. */
function afterCompletion({ credited }: Judged, { confirmed }: Sums): Outcome {
  const reverted = credited !== null && compare(confirmed, credited) < 0
  return reverted ? { status: 'completed', attention: 'reverted' } : { status: 'completed' }
}

/** Only what was seen in time has the quoted rate; anything later is weighed once it is known that the time is over. */
function withinQuote(payment: Judged, { received, confirmed, inTime }: Sums): Outcome {
  if (compare(inTime, payment.minimum) >= 0) {
    return compare(confirmed, payment.minimum) >= 0 ? complete(confirmed, payment.expected) : { status: 'confirming' }
  }
  if (received.units > 0n) return { status: 'partial' }
  return { status: payment.cancelledAt ? 'cancelled' : 'pending' }
}

/** Late money pays if it is worth the price at today's rate, less the tolerance. */
function afterQuote(payment: Judged, { received, confirmed }: Sums, { policy, rate }: Circumstances): Outcome {
  const over: Outcome = { status: payment.cancelledAt ? 'cancelled' : 'expired' }
  if (received.units === 0n) return over
  const enoughForQuote = compare(received, payment.minimum) >= 0
  if (rate === undefined) return { status: enoughForQuote ? 'confirming' : 'partial', awaitsRate: true }
  const needed = worthOf(payment.priceCents - toleranceCents(payment.priceCents, policy), payment.currency, rate)
  if (compare(confirmed, needed) >= 0) return complete(confirmed, dueNow(payment, rate))
  if (compare(received, needed) >= 0) return { status: 'confirming' }
  if (centsOf(received, rate) < policy.dustCents) return over
  if (compare(confirmed, received) < 0) return { status: 'partial' }
  return { status: 'review', attention: enoughForQuote ? 'late' : 'underpaid' }
}

/** Late, the order takes what the price is today, and never less than was asked. */
function dueNow(payment: Judged, rate: UsdRate): Amount {
  const today = worthOf(payment.priceCents, payment.currency, rate)
  return compare(today, payment.expected) > 0 ? today : payment.expected
}

function complete(confirmed: Amount, due: Amount): Outcome {
  return { status: 'completed', credited: compare(confirmed, due) < 0 ? confirmed : due }
}

/** Money that cannot be credited by rule: another asset at our address, or money after the watch has ended. */
function callPerson(payment: Judged, outcome: Outcome, evidence: Evidence[], afterWatch: boolean): Outcome {
  const foreign = evidence.some(({ currency, units, height }) => {
    return currency !== payment.currency && units > 0n && height !== null
  })
  const attention: Attention | undefined = foreign ? 'wrong-asset' : afterWatch ? 'after-watch' : undefined
  if (!attention || outcome.attention || outcome.status === 'confirming') return outcome
  return outcome.status === 'completed' ? { ...outcome, attention } : { ...outcome, status: 'review', attention }
}

function surplusOf(confirmed: Amount, credited: Amount): Amount {
  return compare(confirmed, credited) > 0 ? subtract(confirmed, credited) : amount(confirmed.asset, 0n)
}

/** The youngest of the oldest transfers that together reach the minimum; of all of them while they do not. */
function decidingTransfer(timely: Weighed[], minimum: Amount): Weighed | undefined {
  const oldestFirst = timely.toSorted((a, b) => b.confirmations - a.confirmations)
  let sum = amount(minimum.asset, 0n)
  let deciding: Weighed | undefined
  for (const one of oldestFirst) {
    if (compare(sum, minimum) >= 0) break
    sum = add(sum, amount(minimum.asset, one.units))
    deciding = one
  }
  return deciding
}
