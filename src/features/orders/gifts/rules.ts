import { type OrderStatus, PAID_STATUSES } from '#features/orders/orders/model.ts'
import { splitName } from '#features/people/profiles/rules.ts'
import { serialiseParticipants } from '#features/orders/plans/rules-participants.ts'
import type { GiftCard } from './schemas.ts'

/** The number of characters in one line of the gift card on A5, the smaller paper size. */
const LINE = { name: 30, note: 55, ritual: 48 }

/** The number of text lines that fit on a gift card in addition to its fixed words. */
const MAX_LINES = 13

/** True while the gift card exists: only while the order is paid, because the card states that a ritual was given. */
export function hasCard(status: OrderStatus): boolean {
  return PAID_STATUSES.includes(status)
}

/** The statuses in which the ritual has not been performed. The recipient's name can still be changed. */
const AHEAD: readonly OrderStatus[] = ['pending', 'completed', 'processing']

export function isStillToPerform(status: OrderStatus): boolean {
  return AHEAD.includes(status)
}

/** The recipient's name, in the format of a plan's participants. */
export function recipientLine(name: string): string {
  return serialiseParticipants([{ ...splitName(name), birthDate: '', birthTime: '' }])
}

type Words = Pick<GiftCard, 'name' | 'note'> & { rituals: readonly { name: string }[] }

/** True if the text of the gift card does not fit on the printed sheet at the normal size. */
export function isLongCard({ name, note, rituals }: Words): boolean {
  const ofRituals = rituals.reduce((lines, ritual) => lines + linesOf(ritual.name, LINE.ritual), 0)
  return linesOf(name, LINE.name) + linesOf(note, LINE.note) + ofRituals > MAX_LINES
}

function linesOf(text: string, signs: number): number {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / signs)), 0)
}
