import { addDays } from '#features/orders/plans/rules.ts'
import type { LinkLines } from './model.ts'

/** Returns the end of a link of a day: the end of the following day, by the clock at the place of the rituals. */
export function linkEnd(day: string): Date {
  return new Date(`${addDays(day, 2)}T00:00:00+05:30`)
}

type LinkState = { endsAt: Date; revokedAt: Date | null }

export function isOpen({ endsAt, revokedAt }: LinkState, now: Date): boolean {
  return revokedAt === null && now < endsAt
}

/** True if the sheet has changed since the link was made: it has other lines, or the lines are in another sequence. */
export function isStale(lines: LinkLines, sheet: LinkLines): boolean {
  const keyOf = ({ orderId, position }: LinkLines[number]) => `${orderId} ${position}`
  return lines.map(keyOf).join() !== sheet.map(keyOf).join()
}
