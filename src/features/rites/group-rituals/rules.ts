import { takeMark } from '#features/people/profiles/rules-departed.ts'
import { add, type Amount, formatDecimal, parseDecimal } from '#base/money.ts'
import { HOUR, MINUTE } from '#base/time.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import { toAsset } from '#features/money/settlements/rules.ts'
import { REFUSAL_REASONS, type RefusalReason } from './model.ts'

/** The time for which an unpaid place in a group ritual is reserved. */
export const HOLD = 2 * HOUR

/** A card payment that began in time can still arrive this long after the card page has expired. */
export const LATE_CARD = 15 * MINUTE

/** The limit of requests for places per hour from one IP range. */
export function askingLimit(range: string) {
  return { key: `group-place:${range}`, most: 20, windowMs: HOUR }
}

/**
 * The maximum number of places of one group that guests of one IP range can take within `HOLD`. Otherwise one guest could block all places
 * without paying. Accounts need no limit, because an account has at most one unpaid place per group.
 */
export function guestLimit({ range, groupId }: { range: string; groupId: string }) {
  return { key: `group-place:${groupId}:${range}`, most: 5, windowMs: HOLD }
}

/**
 * The maximum number of unpaid places of one mailbox in one group ritual per day. So nobody can repeatedly block the places of a ritual
 * without paying.
 */
export const MAX_UNPAID_PLACES = 3

type GroupSale = { closesAt: Date; cancelledAt: Date | null; places: number }

/** Returns why no place is available. Undefined if a place is available. */
export function closedReason(group: GroupSale, taken: number, now: Date): 'cancelled' | 'closed' | 'full' | undefined {
  if (group.cancelledAt !== null) return 'cancelled'
  if (now >= group.closesAt) return 'closed'
  return taken >= group.places ? 'full' : undefined
}

/**
 * True if this family gets the proof (report) when staff publish the proof for all families. A family's proof that staff took offline must be
 * published individually.
 */
export function waitsForProof(proof: { publishedAt: Date | null } | null): boolean {
  return proof === null || proof.publishedAt === null
}

type FamilyChange = { orderId: string; namesChangedAt: string | null }
type NamesDecision = { orderId: string; namesChangedAt: string }

/** The families whose names changed after they were printed or read, if staff have not decided about the newest change. */
export function undecidedFamilies<F extends FamilyChange>(families: readonly F[], decisions: readonly NamesDecision[]) {
  const decided = new Map(decisions.map(({ orderId, namesChangedAt }) => [orderId, namesChangedAt]))
  return families.filter(({ orderId, namesChangedAt: at }) => at !== null && decided.get(orderId) !== at)
}

type GroupFault = { path: string; code: string }

/** The faults in the times and the number of places of a group ritual. */
export function groupFaults(group: { performsAt: Date; closesAt: Date; places: number }, taken: number, now: Date) {
  const faults: GroupFault[] = []
  if (group.performsAt <= now) faults.push({ path: 'performsAt', code: 'groups.past' })
  if (group.closesAt > group.performsAt) faults.push({ path: 'closesAt', code: 'groups.closes-late' })
  if (group.places < taken) faults.push({ path: 'places', code: 'groups.places-taken' })
  return faults
}

/**
 * Splits the entered names at line ends, commas and semicolons. An entry that is only a note such as "in memory" belongs to the name
 * before the entry.
 */
export function splitNames(family: string): string[] {
  return family.split('\n').flatMap((line) => {
    const names: string[] = []
    for (const place of line.split(/[,;]/u).map((text) => text.trim())) {
      const { text, isDeparted } = takeMark(place, { isFirst: names.length === 0 })
      const last = names.at(-1)
      if (isDeparted && text === '' && last !== undefined)
        names.splice(-1, 1, `${last} (${place.replace(/[()[\]]/g, '')})`)
      else names.push(...[place].filter(Boolean))
    }
    return names
  })
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

/** The known code in a card service's message about a refused refund. Undefined if the message contains none. */
export function findRefusalReason(fault: string): RefusalReason | undefined {
  const codes: string[] = fault.match(/[a-z]+(?:_[a-z]+)*/g) ?? []
  return REFUSAL_REASONS.find((reason) => codes.includes(reason))
}
