import { add, type Amount, formatDecimal, parseDecimal } from '#base/money.ts'
import { HOUR, MINUTE } from '#base/time.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import { toAsset } from '#features/money/settlements/rules.ts'
import { REFUSAL_REASONS, type RefusalReason } from './model.ts'

/** How long an unpaid place is held. */
export const HOLD = 2 * HOUR

/** How long after a card page ends a payment that began in time may still arrive. */
export const LATE_CARD = 15 * MINUTE

/** Most requests for places per hour from one IP range. */
export function askingLimit(range: string) {
  return { key: `group-place:${range}`, most: 20, windowMs: HOUR }
}

/**
 * Most places of one group that guests of one IP range may take while the first is unpaid; otherwise one of them could hold all places
 * for free. An account has at most one unpaid place per group anyway.
 */
export function guestLimit({ range, groupId }: { range: string; groupId: string }) {
  return { key: `group-place:${groupId}:${range}`, most: 5, windowMs: HOLD }
}

/** Most unpaid places of one group per mailbox and day, so that nobody can hold a ritual's places repeatedly without paying. */
export const MAX_UNPAID_PLACES = 3

type GroupSale = { closesAt: Date; cancelledAt: Date | null; places: number }

/** Why no place is available; undefined while one is. */
export function closedReason(group: GroupSale, taken: number, now: Date): 'cancelled' | 'closed' | 'full' | undefined {
  if (group.cancelledAt !== null) return 'cancelled'
  if (now >= group.closesAt) return 'closed'
  return taken >= group.places ? 'full' : undefined
}

/** Whether the proof for all goes to this family. One that was taken back for a reason is only republished individually. */
export function waitsForProof(proof: { publishedAt: Date | null } | null): boolean {
  return proof === null || proof.publishedAt === null
}

type GroupFault = { path: string; code: string }

/** What is wrong with a day, a number or a price entered by staff. */
export function groupFaults(group: { performsAt: Date; closesAt: Date; places: number }, taken: number, now: Date) {
  const faults: GroupFault[] = []
  if (group.performsAt <= now) faults.push({ path: 'performsAt', code: 'groups.past' })
  if (group.closesAt > group.performsAt) faults.push({ path: 'closesAt', code: 'groups.closes-late' })
  if (group.places < taken) faults.push({ path: 'places', code: 'groups.places-taken' })
  return faults
}

/** Names as entered, separated by lines or commas. */
export function splitNames(family: string): string[] {
  return family
    .split(/[\n,;]+/u)
    .map((name) => name.trim())
    .filter(Boolean)
}

type Sum = { amount: string; currency: Currency | CardCurrency }

/** Adds amounts, per currency. */
export function sumsByCurrency(sums: readonly Sum[]): Sum[] {
  const totals = new Map<Sum['currency'], Amount>()
  for (const { amount: text, currency } of sums) {
    const sum = parseDecimal(toAsset(currency), text)
    const known = totals.get(currency)
    if (sum) totals.set(currency, known ? add(known, sum) : sum)
  }
  return [...totals].map(([currency, sum]) => ({ amount: formatDecimal(sum), currency }))
}

/** The known failure code in a card service's message; undefined if only its own words are known. */
export function findRefusalReason(fault: string): RefusalReason | undefined {
  const codes: string[] = fault.match(/[a-z]+(?:_[a-z]+)*/g) ?? []
  return REFUSAL_REASONS.find((reason) => codes.includes(reason))
}
