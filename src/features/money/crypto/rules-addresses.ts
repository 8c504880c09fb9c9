import { after, DAY } from '#base/time.ts'
import type { Policy } from '#features/money/settlements/rules-policy.ts'

/** The pause before an address that is no longer watched can be reused. A transfer may exist that no node has shown yet. */
const REUSE_DELAY = DAY

/** The facts about the payment that owns an address. The shop uses them to decide whether the address can be reused. */
export type AddressHolder = {
  index: number
  /** The time at which the quote stopped being valid. Null while it is valid. */
  closedAt: Date | null
  watchUntil: Date
  /** True if money in any coin or amount arrived at the address, or was seen unconfirmed. Stays true after a re-org. */
  wasSeen: boolean
}

/** The clock and the state of the chain. `knownUntil`: the shop knows everything that happened on the chain until then. */
export type AddressTimes = { now: Date; knownUntil: Date | null }

/** Returns true if an address may be assigned to another payment: nobody ever paid to it, and no earlier customer can still pay to it. */
export function canReuseAddress(holder: AddressHolder, { now, knownUntil }: AddressTimes): boolean {
  if (holder.closedAt === null || holder.wasSeen || knownUntil === null) return false
  const restsUntil = after(holder.watchUntil, REUSE_DELAY)
  return restsUntil < now && restsUntil < knownUntil
}

/** Returns the instant before which the watching time of an address must have ended, so that the address can be reused. */
export function watchEndedBefore(now: Date): Date {
  return after(now, -REUSE_DELAY)
}

export type AddressChoice = { index: number; from: 'fresh' | 'old' }

/**
 * Chooses the address of the next payment. Takes a new address while the run of unpaid addresses is shorter than `gapWarning` of the policy.
 * After that, takes the lowest old address that can be reused, and a new address only if no old address can be reused.
 */
export function chooseAddress(
  { nextIndex, unpaid }: { nextIndex: number; unpaid: number },
  holders: AddressHolder[],
  times: AddressTimes,
  { gapWarning }: Pick<Policy, 'gapWarning'>,
): AddressChoice {
  const free = shouldReuseAddress(unpaid, { gapWarning })
    ? holders.filter((holder) => canReuseAddress(holder, times)).map(({ index }) => index)
    : []
  return free.length > 0 ? { index: Math.min(...free), from: 'old' } : { index: nextIndex, from: 'fresh' }
}

/** Returns true if one more new address would make the run of unpaid addresses as long as `gapWarning`. */
export function shouldReuseAddress(unpaid: number, { gapWarning }: Pick<Policy, 'gapWarning'>): boolean {
  return unpaid + 1 >= gapWarning
}

/**
 * Returns the number of unpaid addresses at which the owner is warned. It is at most `unpaidMost`, where new addresses slow down, because
 * the run is not counted beyond that number.
 */
export function warnsFrom({ gapWarning, unpaidMost }: Pick<Policy, 'gapWarning' | 'unpaidMost'>): number {
  return Math.min(gapWarning, unpaidMost)
}

/** Returns true if the shop slows down new addresses. A long run of addresses is unpaid, so somebody may be using up addresses on purpose. */
export function shouldSlowDown(unpaid: number, { unpaidMost }: Pick<Policy, 'unpaidMost'>): boolean {
  return unpaid >= unpaidMost
}

/**
 * Returns how many consecutive unused addresses a wallet must search to find every address that was paid or can still be paid: one more
 * than the longest run without money. `paid`: the indices with money. `given`: how many addresses were assigned from index 0 on.
 */
export function gapNeeded(paid: Iterable<number>, given: number): number {
  let longest = 0
  let last = -1
  for (const index of [...new Set(paid)].toSorted((a, b) => a - b)) {
    longest = Math.max(longest, index - last - 1)
    last = index
  }
  // Somebody may pay to the last assigned address at any moment. So the unpaid addresses before it are a run too.
  return Math.max(longest, given - 2 - last, 0) + 1
}
