import { add, type Amount, formatDecimal, parseDecimal } from '#base/money.ts'
import { HOUR, MINUTE } from '#base/time.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import { toAsset } from '#features/money/settlements/rules.ts'
import { REFUSAL_REASONS, type RefusalReason } from './model.ts'

/** How long the shop reserves an unpaid place. */
export const HOLD = 2 * HOUR

/** A payment that began in time can arrive this long after the end of its card page. */
export const LATE_CARD = 15 * MINUTE

/** The maximum number of requests for places per hour from one IP range. */
export function askingLimit(range: string) {
  return { key: `group-place:${range}`, most: 20, windowMs: HOUR }
}

/**
 * The maximum number of places of one group that guests of one IP range can take while an unpaid place is reserved. Without this limit one guest
 * could block all places for free. An account has at most one unpaid place per group anyway.
 */
export function guestLimit({ range, groupId }: { range: string; groupId: string }) {
  return { key: `group-place:${groupId}:${range}`, most: 5, windowMs: HOLD }
}

/**
 * The maximum number of unpaid places of one group per mailbox and day. So nobody can block the places of a ritual again and again without
 * paying.
 */
export const MAX_UNPAID_PLACES = 3

type GroupSale = { closesAt: Date; cancelledAt: Date | null; places: number }

/** The reason why no place is available; undefined if a place is available. */
export function closedReason(group: GroupSale, taken: number, now: Date): 'cancelled' | 'closed' | 'full' | undefined {
  if (group.cancelledAt !== null) return 'cancelled'
  if (now >= group.closesAt) return 'closed'
  return taken >= group.places ? 'full' : undefined
}

/** Whether this family gets the proof for all families. A proof that staff have unpublished can only be published again individually. */
export function waitsForProof(proof: { publishedAt: Date | null } | null): boolean {
  return proof === null || proof.publishedAt === null
}

type GroupFault = { path: string; code: string }

/** The faults in a day, a number or a price that staff entered. */
export function groupFaults(group: { performsAt: Date; closesAt: Date; places: number }, taken: number, now: Date) {
  const faults: GroupFault[] = []
  if (group.performsAt <= now) faults.push({ path: 'performsAt', code: 'groups.past' })
  if (group.closesAt > group.performsAt) faults.push({ path: 'closesAt', code: 'groups.closes-late' })
  if (group.places < taken) faults.push({ path: 'places', code: 'groups.places-taken' })
  return faults
}

/** Splits the entered names at line ends, commas and semicolons. */
export function splitNames(family: string): string[] {
  return family
    .split(/[\n,;]+/u)
    .map((name) => name.trim())
    .filter(Boolean)
}

type Sum = { amount: string; currency: Currency | CardCurrency }

export function sumsByCurrency(sums: readonly Sum[]): Sum[] {
  const totals = new Map<Sum['currency'], Amount>()
  for (const { amount: text, currency } of sums) {
    const sum = parseDecimal(toAsset(currency), text)
    const known = totals.get(currency)
    if (sum) totals.set(currency, known ? add(known, sum) : sum)
  }
  return [...totals].map(([currency, sum]) => ({ amount: formatDecimal(sum), currency }))
}

/** The known failure code in a message of a card service; undefined if the message contains none. */
export function findRefusalReason(fault: string): RefusalReason | undefined {
  const codes: string[] = fault.match(/[a-z]+(?:_[a-z]+)*/g) ?? []
  return REFUSAL_REASONS.find((reason) => codes.includes(reason))
}
