import type { CategoryColour } from '#features/catalogue-lists/model.ts'
import type { YantraKind } from '#features/catalogue/web/yantra.ts'

/** The light theme's tokens in sRGB: a picture has no style sheet. */
export const PAPER = '#fbf7ef'
export const INK = '#271b15'
export const INK_2 = '#594a40'
export const GOLD = '#835a18'
export const FLAME = '#a9371d'
export const PLATE_LINE = '#f3e7ce'

const OTHER = '#4a392f'

const PIGMENTS: Record<YantraKind, string> = {
  mahaMrityunjaya: '#0f454b',
  ganesha: '#762d21',
  sri: '#6a293b',
  saraswati: '#253d61',
  navagraha: '#36364a',
  specialIntention: '#5e411d',
  generic: OTHER,
  empty: OTHER,
}

/** A ritual without a yantra of its own takes the colour of its category, as on its page. */
const CATEGORY_PIGMENTS: Record<CategoryColour, string> = {
  ochre: PIGMENTS.specialIntention,
  leaf: PIGMENTS.mahaMrityunjaya,
  rose: PIGMENTS.sri,
  azure: PIGMENTS.navagraha,
  violet: PIGMENTS.saraswati,
}

export function pigmentOf(kind: YantraKind, colour: CategoryColour | null): string {
  return kind === 'generic' && colour ? CATEGORY_PIGMENTS[colour] : PIGMENTS[kind]
}

/** Grahas as they stand on a plate. */
export const GRAHAS: Record<string, string | undefined> = {
  surya: '#f6a190',
  chandra: '#c4cfdb',
  mangala: '#f19298',
  budha: '#94cea3',
  guru: '#e6c686',
  shukra: '#d9b8d5',
  shani: '#9fa8d1',
  rahu: '#a1a4ae',
  ketu: '#cca995',
}
