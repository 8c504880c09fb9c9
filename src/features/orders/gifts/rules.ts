import type { OrderStatus } from '#features/orders/orders/model.ts'
import { serialiseParticipants } from '#features/orders/plans/rules-participants.ts'
import type { GiftCard } from './schemas.ts'

/** Signs that fill a line of the card on A5, the smaller of its papers. */
const LINE = { name: 30, note: 55, ritual: 48 }

/** So many of these lines fit beside the words that stand on every card. */
const MOST_LINES = 13

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

type Words = Pick<GiftCard, 'name' | 'note'> & { rituals: readonly { name: string }[] }

/** Whether the words would outgrow the printed sheet in their ordinary size. */
export function isLongCard({ name, note, rituals }: Words): boolean {
  const ofRituals = rituals.reduce((lines, ritual) => lines + linesOf(ritual.name, LINE.ritual), 0)
  return linesOf(name, LINE.name) + linesOf(note, LINE.note) + ofRituals > MOST_LINES
}

function linesOf(text: string, signs: number): number {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / signs)), 0)
}
