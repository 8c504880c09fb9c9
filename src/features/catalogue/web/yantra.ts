import type { Mark } from './yantra-marks.ts'
import { emptySquare, navagraha, suryaSquare } from './yantra-navagraha.ts'
import { bindu, circle, ground, hexagram, innerWalls, petalArea, petalRing, uprightTriangle } from './yantra-parts.ts'
import { sriCore, sriOutline } from './yantra-sri.ts'

export type YantraKind =
  | 'sri'
  | 'ganesha'
  | 'saraswati'
  | 'mahaMrityunjaya'
  | 'navagraha'
  | 'specialIntention'
  | 'generic'
  | 'empty'

/** icon: up to 48 px, the core alone. card: one petal ring and a single ground. hero: everything. */
export type YantraLod = 'icon' | 'card' | 'hero'

type YantraLayers = { ground: Mark[]; petals: Mark[]; core: Mark[]; bindu: Mark[] }
export type Yantra = { viewBox: string; layers: YantraLayers }

/** id decides the number of petals of a generic yantra; filled is how many petals of a special intention are chosen (0–8). */
export type YantraOptions = { lod: YantraLod; id?: string; filled?: number }

/** A drawing on an 800 × 800 field: the same input gives the same bytes, on the server and in the browser. */
export function yantra(kind: YantraKind, { lod, id = '', filled = 0 }: YantraOptions): Yantra {
  const layers = draw[kind](lod, { id, filled })
  if (lod === 'icon') return { viewBox: '160 160 480 480', layers: { ...layers, ground: [], petals: [] } }
  return { viewBox: '0 0 800 800', layers }
}

/** The figure a ritual is drawn with. A deity without a yantra of its own gets plain rings: none is invented. */
export function yantraKind(ritualId: string): YantraKind {
  if (ritualId.includes('special-intention')) return 'specialIntention'
  return kinds.get(ritualId) ?? 'generic'
}

const kinds = new Map<string, YantraKind>([
  ['lakshmi', 'sri'],
  ['mahalakshmi', 'sri'],
  ['maha-lakshmi', 'sri'],
  ['maha-laxmi', 'sri'],
  ['ganesha', 'ganesha'],
  ['saraswati', 'saraswati'],
  ['maha-mrityunjaya', 'mahaMrityunjaya'],
  ['navagraha', 'navagraha'],
])

type Draw = (lod: YantraLod, options: { id: string; filled: number }) => YantraLayers

const draw: Record<YantraKind, Draw> = {
  sri: (lod) => ({
    ground: square(lod),
    petals:
      lod === 'hero'
        ? [circle(334), circle(322), petalRing(16, 266, 322), circle(264), petalRing(8, 212, 264), circle(211)]
        : [circle(334), circle(322), petalRing(16, 266, 322), circle(264)],
    core: lod === 'icon' ? [sriOutline(224)] : [sriCore(lod === 'hero' ? 210 : 262)],
    bindu: [bindu(lod === 'icon' ? 14 : 4)],
  }),
  ganesha: (lod) => ({
    ground: square(lod),
    petals: [circle(328), petalRing(8, 200, 326), circle(200)],
    core: [hexagram(196), uprightTriangle(80)],
    bindu: [bindu(lod === 'icon' ? 14 : 5)],
  }),
  saraswati: (lod) => ({
    ground: [ground()],
    petals: [circle(322), petalRing(8, 210, 320), circle(208)],
    core: [hexagram(204), circle(100)],
    bindu: [bindu(lod === 'icon' ? 14 : 5)],
  }),
  mahaMrityunjaya: (lod) => ({
    ground: square(lod),
    petals:
      lod === 'hero'
        ? [circle(330), petalRing(16, 278, 328), circle(276), petalRing(8, 206, 274), circle(204)]
        : [circle(330), petalRing(16, 278, 328), circle(276)],
    core: lod === 'card' ? [hexagram(272), circle(80)] : [hexagram(200), circle(60)],
    bindu: [bindu(lod === 'icon' ? 14 : 5)],
  }),
  navagraha: (lod) => ({
    ground: square(lod),
    petals: [],
    core: { icon: [emptySquare(204)], card: suryaSquare(222), hero: navagraha(300, 21) }[lod],
    bindu: [],
  }),
  specialIntention: (lod, { filled }) => ({
    ground: square(lod),
    petals: [circle(328), ...chosenPetals(filled, 180, 326), petalRing(8, 180, 326), circle(180)],
    core: lod === 'icon' ? [...chosenPetals(filled, 96, 220), petalRing(8, 96, 220), circle(96)] : [circle(60)],
    bindu: [bindu(lod === 'icon' ? 14 : 5)],
  }),
  generic: (lod, { id }) => {
    const n = petalsOf(id)
    const rings = [circle(328), petalRing(n, 236, 326), circle(236)]
    return {
      ground: square(lod),
      petals: lod === 'hero' ? [...rings, petalRing(n, 156, 234), circle(156)] : rings,
      core: { icon: [petalRing(8, 110, 220), circle(110)], card: [circle(156), circle(70)], hero: [circle(70)] }[lod],
      bindu: [bindu(lod === 'icon' ? 14 : 5)],
    }
  },
  /** The ground alone, for a list with nothing in it: the place is ready. */
  empty: (lod) => ({
    ground: square(lod),
    petals: [circle(328)],
    core: lod === 'icon' ? [circle(200)] : [],
    bindu: [],
  }),
}

function square(lod: YantraLod): Mark[] {
  return lod === 'hero' ? [ground(), innerWalls()] : [ground()]
}

function chosenPetals(filled: number, r0: number, r1: number): Mark[] {
  return Array.from({ length: Math.min(filled, 8) }, (_, i) => petalArea(8, r0, r1, i))
}

/** FNV-1a: stable everywhere, spread enough for three buckets. */
function petalsOf(id: string): number {
  let hash = 0x811c9dc5
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return [8, 12, 16][hash % 3] ?? 8
}
