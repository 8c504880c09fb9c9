import { addDays } from '#features/orders/plans/rules.ts'
import type { LinkLines } from './model.ts'

/** A link works until the end of the next day at the place. */
export function linkEnd(day: string): Date {
  return new Date(`${addDays(day, 2)}T00:00:00+05:30`)
}

type LinkState = { endsAt: Date; revokedAt: Date | null }

export function isOpen({ endsAt, revokedAt }: LinkState, now: Date): boolean {
  return revokedAt === null && now < endsAt
}

/** Whether the sheet has other lines, or another order of lines, than when the link was made. */
export function isStale(lines: LinkLines, sheet: LinkLines): boolean {
  const keyOf = ({ orderId, position }: LinkLines[number]) => `${orderId} ${position}`
  return lines.map(keyOf).join() !== sheet.map(keyOf).join()
}
