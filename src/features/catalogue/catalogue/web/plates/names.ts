/** The names of the drawings. Every ritual in `content/` has its own drawing. */
export const RITUAL_PLATES = [
  'maha-mrityunjaya',
  'ganesha',
  'lakshmi',
  'mahalakshmi',
  'saraswati',
  'navagraha',
  'z-special-intention',
  'durga',
  'hanuman',
  'rudrabhishek',
  'vishnu',
  'swayamvara-parvati',
  'santana-gopala',
  'dhanvantari',
  'sudarshan',
  'kubera',
  'gayatri',
] as const

/** The drawings of other rituals are plain rings. The drawing `empty` is only the outer square, for empty states. */
const OTHER_PLATES = ['other-8', 'other-12', 'other-16', 'empty'] as const

export const PLATES = [...RITUAL_PLATES, ...OTHER_PLATES] as const

export type PlateName = (typeof PLATES)[number]

/**
 * `icon`: up to 48 px, without fine marks. `card`: all marks, with a constant line width. `hero`: like `card`, but drawn with an animation
 * the first time that the plate comes into view.
 */
export type PlateLod = 'icon' | 'card' | 'hero'

export const LODS: readonly PlateLod[] = ['icon', 'card', 'hero']

/**
 * Returns the plate of a ritual. If the shop has no drawing for the ritual, the plate has plain rings, because the shop never invents a drawing of a
 * deity.
 */
export function plateName(ritualId: string): PlateName {
  if (ritualId.includes('special-intention')) return 'z-special-intention'
  const known = RITUAL_PLATES.find((name) => name === ritualId)
  if (known) return known
  return /^maha-la(?:ks|x)h?mi$/.test(ritualId) ? 'mahalakshmi' : (OTHER_PLATES[hash(ritualId) % 3] ?? 'other-8')
}

export function platePath(name: PlateName, lod: PlateLod): string {
  return `/plates/${name}.${lod}.svg`
}

/** The hash function FNV-1a. It gives the same result on every platform. It distributes ids well enough over three drawings. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}
