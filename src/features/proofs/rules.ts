import type { OrderStatus } from '#features/orders/model.ts'
import { parseParticipants } from '#features/plans/rules-participants.ts'

/** A ritual is performed for orders that were paid and not given up. */
const PERFORMED: readonly OrderStatus[] = ['completed', 'processing', 'ready']

export function mayBeProved(status: OrderStatus): boolean {
  return PERFORMED.includes(status)
}

/** `Анна Смирнова` as `А. С.`: enough for who knows the person, and for nobody else. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/[\s-]+/u)
    .map((part) => /\p{L}\p{M}*/u.exec(part)?.[0]?.toUpperCase() ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .map((letter) => `${letter}.`)
    .join(' ')
}

/** Whose names were read: the participants of the plan, else who ordered. */
export function namesRead(participants: string, customerName: string): string[] {
  const named = parseParticipants(participants)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter(Boolean)
  return named.length > 0 ? named : [customerName].filter(Boolean)
}

/** How far the clocks of a phone and of the shop may differ. */
const SKEW = 10 * 60_000

/** Whether a moment lies ahead. */
export function isAhead(moment: Date, now: Date): boolean {
  return moment.getTime() > now.getTime() + SKEW
}

/** The name of a line without its tier, which is a matter of the price and not of the ritual. */
export function ritualName(name: string, tier: string | null): string {
  const end = name.lastIndexOf(' - ')
  return tier === null || end < 0 ? name : name.slice(0, end)
}
