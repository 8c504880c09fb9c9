import { invalidField } from '#base/refusal.ts'
import { foldText } from '#base/text-folding.ts'
import { after, calendarDay, DAY } from '#base/time.ts'
import type { PaymentStatus } from '#features/money/crypto/model.ts'
import type { ManualInput } from './schemas.ts'
import { isOwnCoinReason } from '#features/money/settlements/model-attention.ts'
import { type Decision, DECISIONS, type Method, type Staff } from '#features/money/settlements/model.ts'
import { mayMoveMoney } from '#features/money/settlements/rules.ts'
import type { Policy } from '#features/money/settlements/rules-policy.ts'

/**
 * A day that staff enter may be this many days after or before today. East of UTC the next day may already have begun. Banks may record a
 * payment late.
 */
const DAYS_AHEAD = 1
const DAYS_BACK = 366

/**
 * Returns true if a person may confirm a payment of an order. Staff who may move money may confirm every order. A partner may confirm only
 * the partner's own orders (docs/payments.md).
 */
export function mayConfirm(by: Staff, order: { partnerId?: string | undefined }): boolean {
  return mayMoveMoney(by) || (by.role === 'partner' && order.partnerId === by.accountId)
}

/** Returns the faults of a confirmation, each with its code and path. */
export function manualFaults(
  input: Pick<ManualInput, 'amountCents' | 'receivedOn'>,
  dueCents: number,
  now: Date,
): { path: string; code: string }[] {
  const faults: { path: string; code: string }[] = []
  if (input.amountCents < dueCents) faults.push({ path: 'amountUsd', code: 'payments.manual-short' })
  const inTime =
    input.receivedOn <= calendarDay(after(now, DAYS_AHEAD * DAY)) &&
    input.receivedOn >= calendarDay(after(now, -DAYS_BACK * DAY))
  if (!inTime) faults.push({ path: 'receivedAt', code: 'payments.date-invalid' })
  return faults
}

/** Refuses a day that has not begun anywhere on Earth. */
export function assertReturnDay(day: string, now: Date): void {
  if (day > calendarDay(after(now, DAYS_AHEAD * DAY))) throw invalidField('returnedOn', 'payments.return-day')
}

/**
 * The facts about received money that decide which decisions are possible. `isWatched`: the address of a coin payment still accepts money.
 * `late`: the money that came after the watching time and can be credited (`creditableLate`). `left`: the part of a charge that was not
 * refunded. `isPayable`: the order still waits for money.
 */
type DecidableMoney = {
  attention: string | null
  confirmed: bigint
  expected?: bigint
  isWatched?: boolean
  late?: bigint
  left?: bigint
  isPayable?: boolean
}

/**
 * Returns the possible decisions about a payment. The money can be accepted as enough in two cases: a card service took another amount, or
 * the right coin came late or in too small an amount. Money after the watching time can be credited. The missing amount can be requested
 * only while the address still accepts it. A card service cannot add to a charge, so the shop refunds a charge that is too small (`expected`)
 * and asks the customer to pay again. After a refund of a part of the price a charge can no longer be accepted.
 */
export function decisionsFor(
  method: Method,
  {
    attention,
    confirmed,
    expected = 0n,
    isWatched = true,
    late = 0n,
    left = confirmed,
    isPayable = true,
  }: DecidableMoney,
): Decision[] {
  if (attention === null || method === 'manual') return []
  const reasons = method === 'card' ? ['wrong-amount'] : ['underpaid', 'late']
  const isAcceptable = isPayable && reasons.includes(attention) && confirmed > 0n
  const isShort = method === 'card' ? confirmed < expected : attention === 'underpaid'
  const hasRest = isAcceptable && isShort && isWatched
  const isWhole = method !== 'card' || left >= confirmed || left >= expected
  const isCreditable = (isAcceptable && isWhole) || (isPayable && attention === 'after-watch' && late > 0n)
  return DECISIONS.filter((decision) => (decision !== 'accepted' || isCreditable) && (decision !== 'rest' || hasRest))
}

/** Returns the sum that a card service took (`confirmed`), and the expected sum. */
export function chargeOf({ takenCents, amountCents }: { takenCents: number | null; amountCents: number }) {
  return { confirmed: BigInt(takenCents ?? 0), expected: BigInt(amountCents) }
}

type DecisionFacts = { method: Method; attention: string; decision: Decision }

/**
 * Returns true if a decision removes money from a payment: staff return the money to the customer, so the reason for review is removed too. If
 * the same reason appears again later, it is about other money and needs a new decision.
 */
export function removesMoney({ method, attention, decision }: DecisionFacts): boolean {
  return method === 'crypto' && decision === 'returned' && isOwnCoinReason(attention)
}

type Reviewed = {
  status: PaymentStatus
  received: bigint
  confirmed: bigint
  closedAt: Date | null
  cancelledAt: Date | null
}

/** Returns the status of a coin payment after a decision about unexpected money at its address, without reading the chain. */
export function statusWithout({ status, received, confirmed, closedAt, cancelledAt }: Reviewed): PaymentStatus {
  if (status !== 'review') return status
  if (received > confirmed || (closedAt === null && received > 0n)) return 'partial'
  if (cancelledAt) return 'cancelled'
  return closedAt ? 'expired' : 'pending'
}

/** The period in which a partner's confirmations are added up. */
export const PARTNER_SPAN = DAY

/**
 * Returns true if a second person must agree to a confirmation: the sum is above the policy's limit. For a partner, the sum together with
 * the sums that the partner confirmed alone within the period must also not be above the partner's limit.
 */
export function needsSecond(by: Staff, amountCents: number, aloneCents: number, policy: Policy): boolean {
  if (amountCents > policy.secondPersonFromCents) return true
  return !mayMoveMoney(by) && aloneCents + amountCents > policy.partnerDayCents
}

/** Cyrillic letters, each with the Latin letter that looks the same. */
const ALIKE = new Map(Array.from('авекмнорстухі', (letter, at) => [letter, 'abekmhopctyxi'.charAt(at)]))

/**
 * Normalises a reference for comparison. Ignores case, character width, spaces and dashes. Replaces Cyrillic letters by the Latin letters
 * that look the same.
 */
export function foldReference(reference: string): string {
  const plain = foldText(reference)
    .replace(/[\s\u2800]+/gu, '')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
  return Array.from(plain, (letter) => ALIKE.get(letter) ?? letter).join('')
}

/** Returns true if a person may withdraw a confirmation that waits: the person who made it, or staff who may move money. */
export function mayWithdraw(by: Staff, { confirmedBy }: { confirmedBy: string }): boolean {
  return mayMoveMoney(by) || by.accountId === confirmedBy
}
