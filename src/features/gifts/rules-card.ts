import type { GiftCard } from './schemas.ts'

/** Signs that fill a line of the card on A5, the smaller of its papers. */
const LINE = { name: 30, note: 55, ritual: 48 }
/** So many of these lines fit beside the words that stand on every card. */
const MOST_LINES = 13

type Words = Pick<GiftCard, 'name' | 'note'> & { rituals: readonly { name: string }[] }

/** Whether the words would outgrow the printed sheet in their ordinary size. */
export function isLongCard({ name, note, rituals }: Words): boolean {
  const ofRituals = rituals.reduce((lines, ritual) => lines + linesOf(ritual.name, LINE.ritual), 0)
  return linesOf(name, LINE.name) + linesOf(note, LINE.note) + ofRituals > MOST_LINES
}

function linesOf(text: string, signs: number): number {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / signs)), 0)
}
