import type { OrderStatus } from '#features/orders/model.ts'
import { serialiseParticipants } from '#features/plans/rules-participants.ts'

/** A card says that a ritual was given: it is there once the order is paid, and as long as it is. */
const GIVEN: readonly OrderStatus[] = ['completed', 'processing', 'ready']

export function hasCard(status: OrderStatus): boolean {
  return GIVEN.includes(status)
}

/** The ritual has not been performed, and may yet be: until then it can be read in another name. */
const AHEAD: readonly OrderStatus[] = ['pending', 'completed', 'processing']

export function isAhead(status: OrderStatus): boolean {
  return AHEAD.includes(status)
}

/** Whom a gift is for, as the participants of a plan. */
export function recipientLine(name: string): string {
  return serialiseParticipants([{ ...recipientParts(name), birthDate: '', birthTime: '' }])
}

/** A name as it was typed, as the participant of a ritual: the first word, and the rest. */
export function recipientParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/u)
  return { firstName, lastName: rest.join(' ') }
}
