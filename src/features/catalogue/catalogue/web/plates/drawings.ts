import type { Mark } from './marks.ts'
import type { PlateLod, PlateName } from './names.ts'
import { durga, lakshmi, mahalakshmi, santanaGopala, saraswati, swayamvaraParvati, dhanvantari } from './goddesses.ts'
import {
  ganesha,
  gayatri,
  hanuman,
  kubera,
  mahaMrityunjaya,
  rudrabhishek,
  specialIntention,
  sudarshan,
  vishnu,
} from './gods.ts'
import { navagraha } from './navagraha.ts'
import { bindu, circle, ground, petalRing } from './parts.ts'

/** Draws a plate on a field of 800 × 800 units. The same name always gives the same bytes. docs/plates.md explains the numbers. */
export function drawPlate(name: PlateName, lod: PlateLod): Mark[] {
  const marks = DRAWINGS[name]()
  return lod === 'icon' ? marks.filter(({ fine }) => !fine) : marks
}

const DRAWINGS: Record<PlateName, () => Mark[]> = {
  'maha-mrityunjaya': mahaMrityunjaya,
  ganesha,
  lakshmi,
  mahalakshmi,
  saraswati,
  navagraha,
  'z-special-intention': specialIntention,
  durga,
  hanuman,
  rudrabhishek,
  vishnu,
  'swayamvara-parvati': swayamvaraParvati,
  'santana-gopala': santanaGopala,
  dhanvantari,
  sudarshan,
  kubera,
  gayatri,
  'other-8': () => rings(8),
  'other-12': () => rings(12),
  'other-16': () => rings(16),
  empty: () => [ground(), circle(328)],
}

function rings(petals: number): Mark[] {
  return [
    ground(),
    circle(328),
    petalRing(petals, 236, 326),
    circle(236),
    { ...petalRing(petals, 156, 234), fine: true },
    circle(70),
    bindu(),
  ]
}
