import { after, DAY } from '#base/time.ts'
import type { Policy } from '#features/money/settlements/rules-policy.ts'

/** After its watch an address rests: a transfer may exist that no node has shown yet. */
const REUSE_DELAY = DAY

/** The payment that holds an address, as far as it matters for reuse. */
export type AddressHolder = {
  index: number
  /** The quote no longer holds. */
  closedAt: Date | null
  watchUntil: Date
  /** Money came to the address or was on its way there, in any coin or amount, even if it was taken back since. */
  wasSeen: boolean
}

/** The state of the chain and the clock. `knownUntil`: everything on the chain up to then is known. */
export type AddressTimes = { now: Date; knownUntil: Date | null }

/** Whether an address may be given to another payment: it was never paid, and no earlier customer may still pay it. */
export function canReuseAddress(holder: AddressHolder, { now, knownUntil }: AddressTimes): boolean {
  if (holder.closedAt === null || holder.wasSeen || knownUntil === null) return false
  const restsUntil = after(holder.watchUntil, REUSE_DELAY)
  return restsUntil < now && restsUntil < knownUntil
}

/** A watch must have ended before this instant for its address to be considered. */
export function watchEndedBefore(now: Date): Date {
  return after(now, -REUSE_DELAY)
}

export type AddressChoice = { index: number; from: 'fresh' | 'old' }

/**
 * The address of the next payment: a fresh one while the wallet still finds it. From the policy's warning on, the lowest old one that may
 * be given again, so that the run of unpaid addresses grows only with open payments.
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

/** With one more fresh address the run of unpaid ones reaches the policy's warning. */
export function shouldReuseAddress(unpaid: number, { gapWarning }: Pick<Policy, 'gapWarning'>): boolean {
  return unpaid + 1 >= gapWarning
}

/** The owner is warned at the slow-down at the latest, because the run is not counted beyond it. */
export function warnsFrom({ gapWarning, unpaidMost }: Pick<Policy, 'gapWarning' | 'unpaidMost'>): number {
  return Math.min(gapWarning, unpaidMost)
}

/** New addresses are slowed down: so many in a row are unpaid that somebody may be using them up. */
export function shouldSlowDown(unpaid: number, { unpaidMost }: Pick<Policy, 'unpaidMost'>): boolean {
  return unpaid >= unpaidMost
}

/**
 * How many unused addresses in a row a wallet must search to find every paid one, and any that may yet be: one more than the longest run
 * without money. `paid` holds the indices with money, `given` how many were given out from 0 on.
 */
export function gapNeeded(paid: Iterable<number>, given: number): number {
  let longest = 0
  let last = -1
  for (const index of [...new Set(paid)].toSorted((a, b) => a - b)) {
    longest = Math.max(longest, index - last - 1)
    last = index
  }
  // The last one given may be paid at any moment, so the run before it counts too.
  return Math.max(longest, given - 2 - last, 0) + 1
}
