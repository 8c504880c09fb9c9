import type { CategoryColour } from '#features/catalogue/catalogue-lists/model.ts'
import type { Graha } from '#features/catalogue/catalogue/web/plates/marks.ts'
import { type PlateName, RITUAL_PLATES } from '#features/catalogue/catalogue/web/plates/names.ts'

/** The tokens of the light theme in sRGB, because a picture has no style sheet. */
export const PAPER = '#fbf7ef'
export const INK = '#271b15'
export const INK_2 = '#594a40'
export const GOLD = '#835a18'
export const FLAME = '#a9371d'
/** A colour between the flames of the light and the dark theme. Its contrast is at least 3:1 on both backgrounds. */
export const EMBER = '#d0572f'
export const PLATE_LINE = '#f3e7ce'

const PIGMENTS: Record<(typeof RITUAL_PLATES)[number], string> = {
  'maha-mrityunjaya': '#0f454b',
  ganesha: '#762d21',
  lakshmi: '#6a293b',
  mahalakshmi: '#5a2445',
  saraswati: '#253d61',
  navagraha: '#36364a',
  'z-special-intention': '#5e411d',
  durga: '#7d2322',
  hanuman: '#7b3b1b',
  rudrabhishek: '#30434d',
  vishnu: '#2e3566',
  'swayamvara-parvati': '#71353b',
  'santana-gopala': '#114d46',
  dhanvantari: '#264c34',
  sudarshan: '#4b355b',
  kubera: '#4c461d',
  gayatri: '#6f4017',
}

const OTHER = '#4a392f'

/** A ritual without its own plate has the colour of its category, as on its page. */
const CATEGORY_PIGMENTS: Record<CategoryColour, string> = {
  ochre: PIGMENTS['z-special-intention'],
  leaf: PIGMENTS.dhanvantari,
  rose: PIGMENTS.lakshmi,
  azure: PIGMENTS.navagraha,
  violet: PIGMENTS.saraswati,
}

export function findPigment(plate: PlateName, colour: CategoryColour | null): string {
  const own = RITUAL_PLATES.find((name) => name === plate)
  if (own) return PIGMENTS[own]
  return colour ? CATEGORY_PIGMENTS[colour] : OTHER
}

/** Grahas in their order on a plate. */
export const GRAHAS: Record<Graha, string> = {
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
