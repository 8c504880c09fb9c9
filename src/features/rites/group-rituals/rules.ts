import { add, type Amount, formatDecimal, parseDecimal } from '#base/money.ts'
import { HOUR, MINUTE } from '#base/time.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import { assetOf } from '#features/money/settlements/rules.ts'
import { REFUSAL_REASONS, type RefusalReason } from './model.ts'

/** So long a place waits for its payment before somebody else may have it. */
export const HOLD = 2 * HOUR

/** So long after the end of a card's page a payment that was begun in time may still be on its way. */
export const LATE_CARD = 15 * MINUTE

/** How often one range of addresses may ask for places in an hour. */
export function askingLimit(range: string) {
  return { key: `group-place:${range}`, most: 20, windowMs: HOUR }
}

/**
 * How many places of one group guests of one range of addresses may take while the first waits to be paid: else one of them holds all places
 * of a ritual for nothing. An account has one unpaid place of a group anyway.
 */
export function guestLimit({ range, groupId }: { range: string; groupId: string }) {
  return { key: `group-place:${groupId}:${range}`, most: 5, windowMs: HOLD }
}

/** So many unpaid places of one group a mailbox may take in a day: whoever never pays must not hold a ritual's places for nothing, again and again. */
export const MAX_UNPAID_PLACES = 3

type Sold = { closesAt: Date; cancelledAt: Date | null; places: number }

/** Why no place can be had; undefined while one can. */
export function whyClosed(group: Sold, taken: number, now: Date): 'cancelled' | 'closed' | 'full' | undefined {
  if (group.cancelledAt !== null) return 'cancelled'
  if (now >= group.closesAt) return 'closed'
  return taken >= group.places ? 'full' : undefined
}

/** Whether the one proof for all goes to this family. What was taken back is published again singly: there was a reason. */
export function waitsForProof(proof: { publishedAt: Date | null } | null): boolean {
  return proof === null || proof.publishedAt === null
}

type GroupFault = { path: string; code: string }

/** What is wrong with a day, a number or a price that the staff gave. */
export function groupFaults(group: { performsAt: Date; closesAt: Date; places: number }, taken: number, now: Date) {
  const faults: GroupFault[] = []
  if (group.performsAt <= now) faults.push({ path: 'performsAt', code: 'groups.past' })
  if (group.closesAt > group.performsAt) faults.push({ path: 'closesAt', code: 'groups.closes-late' })
  if (group.places < taken) faults.push({ path: 'places', code: 'groups.places-taken' })
  return faults
}

/** Names as they were typed, one a line or between commas. */
export function namesOf(family: string): string[] {
  return family
    .split(/[\n,;]+/u)
    .map((name) => name.trim())
    .filter(Boolean)
}

type Sum = { amount: string; currency: Currency | CardCurrency }

/** Sums of money put together, each currency by itself. */
export function sumsByCurrency(sums: readonly Sum[]): Sum[] {
  const totals = new Map<Sum['currency'], Amount>()
  for (const { amount: text, currency } of sums) {
    const sum = parseDecimal(assetOf(currency), text)
    const known = totals.get(currency)
    if (sum) totals.set(currency, known ? add(known, sum) : sum)
  }
  return [...totals].map(([currency, sum]) => ({ amount: formatDecimal(sum), currency }))
}

/** The reason in what a card service said; undefined where its own words are all that is known. */
export function refusalReasonOf(fault: string): RefusalReason | undefined {
  const codes: string[] = fault.match(/[a-z]+(?:_[a-z]+)*/g) ?? []
  return REFUSAL_REASONS.find((reason) => codes.includes(reason))
}
