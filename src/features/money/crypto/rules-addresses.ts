import { after, DAY } from '#base/time.ts'
import type { Policy } from '#features/money/settlements/rules-policy.ts'

/** After its watch an address rests: a transfer that no node has shown yet may still lie somewhere. */
const REST = DAY

/** The payment that an address belongs to, as far as it matters to giving the address to another. */
export type AddressHolder = {
  index: number
  /** The quote no longer holds. */
  closedAt: Date | null
  watchUntil: Date
  /** Something came to the address or was on its way there, in any coin, however little, and if it was taken back since. */
  wasSeen: boolean
}

/** What is known of the chain and the clock. `knownUntil`: everything up to then that happened on the chain is known. */
export type AddressTimes = { now: Date; knownUntil: Date | null }

/** Whether an address may be given to another payment: nobody ever paid there, and nobody who was shown it is waited for. */
export function mayBeGivenAgain(holder: AddressHolder, { now, knownUntil }: AddressTimes): boolean {
  if (holder.closedAt === null || holder.wasSeen || knownUntil === null) return false
  const restsUntil = after(holder.watchUntil, REST)
  return restsUntil < now && restsUntil < knownUntil
}

/** Before this instant a watch must have ended for its address to be worth a look. */
export function watchEndedBefore(now: Date): Date {
  return after(now, -REST)
}

export type AddressChoice = { index: number; from: 'fresh' | 'old' }

/**
 * The address of the next payment. A fresh one while the wallet still finds it; from the policy's warning on, the lowest old one that
 * may be given again, so that the row of addresses nobody paid to grows only as far as payments are under way.
 */
export function chooseAddress(
  { nextIndex, unpaid }: { nextIndex: number; unpaid: number },
  holders: AddressHolder[],
  times: AddressTimes,
  { gapWarning }: Pick<Policy, 'gapWarning'>,
): AddressChoice {
  const free = wantsOldAddress(unpaid, { gapWarning })
    ? holders.filter((holder) => mayBeGivenAgain(holder, times)).map(({ index }) => index)
    : []
  return free.length > 0 ? { index: Math.min(...free), from: 'old' } : { index: nextIndex, from: 'fresh' }
}

/** One more fresh address would make the row of unpaid ones as long as the policy warns of. */
export function wantsOldAddress(unpaid: number, { gapWarning }: Pick<Policy, 'gapWarning'>): boolean {
  return unpaid + 1 >= gapWarning
}

/** The owner hears of a row no later than visitors are slowed down by it: it is not looked at further back. */
export function warnsFrom({ gapWarning, unpaidMost }: Pick<Policy, 'gapWarning' | 'unpaidMost'>): number {
  return Math.min(gapWarning, unpaidMost)
}

/** New addresses are given slowly: so many in a row were not paid to that somebody may be using them up. */
export function slowsDown(unpaid: number, { unpaidMost }: Pick<Policy, 'unpaidMost'>): boolean {
  return unpaid >= unpaidMost
}

/**
 * How many unused addresses in a row a wallet must search to find every paid one, and any that may yet be: one more than the longest
 * row without money. `paid` holds the indices that money came to, `given` how many were given out from 0 on.
 */
export function gapNeeded(paid: Iterable<number>, given: number): number {
  let longest = 0
  let last = -1
  for (const index of [...new Set(paid)].toSorted((a, b) => a - b)) {
    longest = Math.max(longest, index - last - 1)
    last = index
  }
  // The last one given may be paid at any moment; what stands before it is a row too.
  return Math.max(longest, given - 2 - last, 0) + 1
}
