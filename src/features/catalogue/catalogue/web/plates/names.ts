/** A drawing of its own for every ritual the shop is shipped with. */
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

/** Plain rings for a ritual somebody adds later, and the ground alone for a place with nothing in it. */
const OTHER_PLATES = ['other-8', 'other-12', 'other-16', 'empty'] as const

export const PLATES = [...RITUAL_PLATES, ...OTHER_PLATES] as const

export type PlateName = (typeof PLATES)[number]

/** icon: up to 48 px, without what is fine. card: everything in an even line. hero: the same, drawn once as it comes into view. */
export type PlateLod = 'icon' | 'card' | 'hero'

export const LODS: readonly PlateLod[] = ['icon', 'card', 'hero']

/** The plate a ritual is shown with. A deity without a drawing of its own gets plain rings: none is invented. */
export function plateOf(ritualId: string): PlateName {
  if (ritualId.includes('special-intention')) return 'z-special-intention'
  const known = RITUAL_PLATES.find((name) => name === ritualId)
  if (known) return known
  return /^maha-la(?:ks|x)h?mi$/.test(ritualId) ? 'mahalakshmi' : (OTHER_PLATES[hash(ritualId) % 3] ?? 'other-8')
}

export function platePath(name: PlateName, lod: PlateLod): string {
  return `/plates/${name}.${lod}.svg`
}

/** FNV-1a: stable everywhere, spread enough for three drawings. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}
