import { addDays } from '#features/orders/plans/rules.ts'
import type { LinkLines } from './model.ts'

/** Returns when the link of a day expires: at the end of the following day in India. */
export function linkEnd(day: string): Date {
  return new Date(`${addDays(day, 2)}T00:00:00+05:30`)
}

type LinkState = { endsAt: Date; revokedAt: Date | null }

export function isOpen({ endsAt, revokedAt }: LinkState, now: Date): boolean {
  return revokedAt === null && now < endsAt
}

/** True if the lines of the sheet, or their sequence, have changed after the link was created. */
export function isStale(lines: LinkLines, sheet: LinkLines): boolean {
  const keyOf = ({ orderId, position }: LinkLines[number]) => `${orderId} ${position}`
  return lines.map(keyOf).join() !== sheet.map(keyOf).join()
}
