import { describe, expect, it } from 'vitest'
import { yantra, type YantraKind, yantraKind, type YantraLod } from './yantra.ts'
import type { Graha, Mark, Point } from './yantra-marks.ts'
import { devanagari, magicSquare } from './yantra-navagraha.ts'
import { ground, innerWalls, petalRing } from './yantra-parts.ts'
import { sriTriangles } from './yantra-sri.ts'

const kinds: YantraKind[] = [
  'sri',
  'ganesha',
  'saraswati',
  'mahaMrityunjaya',
  'navagraha',
  'specialIntention',
  'generic',
  'empty',
]
const lods: YantraLod[] = ['icon', 'card', 'hero']
const grahas: Graha[] = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani', 'rahu', 'ketu']

describe('magic squares', () => {
  it.each(grahas.map((graha, i) => [graha, 15 + 3 * i] as const))('of %s sum to %i every way', (graha, sum) => {
    const [[a = 0, b = 0, c = 0] = [], [d = 0, e = 0, f = 0] = [], [g = 0, h = 0, i = 0] = []] = magicSquare(graha)
    expect([a + b + c, d + e + f, g + h + i]).toEqual([sum, sum, sum])
    expect([a + d + g, b + e + h, c + f + i]).toEqual([sum, sum, sum])
    expect([a + e + i, c + e + g]).toEqual([sum, sum])
  })

  it('are written in Devanagari', () => {
    expect(devanagari(17)).toBe('१७')
  })
})

describe('the Sri Yantra', () => {
  const triangles = Object.values(sriTriangles)
  const segments = triangles.flatMap(({ base, half, apex }): [Point, Point][] => [
    [
      [-half, base],
      [half, base],
    ],
    [
      [half, base],
      [0, apex],
    ],
    [
      [0, apex],
      [-half, base],
    ],
  ])
  const corners = triangles.flatMap(({ base, half, apex }): Point[] => [
    [-half, base],
    [half, base],
    [0, apex],
  ])
  const crossings = segments.flatMap((one, i) => segments.slice(i + 1).flatMap((other) => crossing(one, other)))
  const junctions = cluster(crossings, 1e-4)

  it('has four triangles up and five down', () => {
    expect(triangles.filter(({ base, apex }) => apex > base)).toHaveLength(4)
    expect(triangles.filter(({ base, apex }) => apex < base)).toHaveLength(5)
  })

  it('has the two largest apexes on the circle and every other on a base', () => {
    const bases = triangles.map(({ base }) => base)
    expect(triangles.map(({ apex }) => apex).filter((apex) => !bases.includes(apex))).toEqual([-1, 1])
  })

  it('closes every junction: lines meet in one point or stay visibly apart', () => {
    const nearMisses = junctions.flatMap((one, i) =>
      junctions.slice(i + 1).filter((other) => distance(one.at, other.at) < 0.01),
    )
    expect(nearMisses).toEqual([])
  })

  it('crosses two lines in 24 places', () => {
    const free = junctions.filter((junction) => corners.every((corner) => distance(corner, junction.at) > 1e-4))
    expect(free.filter((junction) => junction.crossings === 1)).toHaveLength(24)
  })

  it('keeps its largest triangles inside the circle', () => {
    expect(Math.max(...corners.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(1, 5)
  })
})

describe('the ground', () => {
  it.each([
    ['square', ground()],
    ['walls', innerWalls()],
  ])('is its own mirror image: %s', (_, mark) => {
    const points = pointsOf(mark)
    expect(sorted(points.map(([x, y]) => [800 - x, y]))).toEqual(sorted(points))
    expect(sorted(points.map(([x, y]) => [x, 800 - y]))).toEqual(sorted(points))
    expect(sorted(points.map(([x, y]) => [y, x]))).toEqual(sorted(points))
  })

  it('stays inside the field with its line', () => {
    const all = pointsOf(ground()).flat()
    expect([Math.min(...all), Math.max(...all)]).toEqual([18, 782])
  })
})

describe('petal rings', () => {
  it.each([8, 12, 16])('have as many petals as asked for: %i', (n) => {
    const ring = petalRing(n, 200, 326)
    expect(ring.shape === 'line' && ring.d.match(/C/g)).toHaveLength(n)
  })

  it('return to where they began', () => {
    const points = pointsOf(petalRing(16, 266, 322))
    expect(points.at(-1)).toEqual(points[0])
  })

  it('fill as many petals of a special intention as are chosen, eight at most', () => {
    const filled = (count: number) =>
      yantra('specialIntention', { lod: 'card', filled: count }).layers.petals.filter(({ shape }) => shape === 'area')
    expect([0, 3, 8, 12].map((count) => filled(count).length)).toEqual([0, 3, 8, 8])
  })
})

describe('levels of detail', () => {
  it.each(kinds)('an icon of %s is its core', (kind) => {
    const { ground, petals, core } = yantra(kind, { lod: 'icon' }).layers
    expect([ground, petals]).toEqual([[], []])
    expect(core).not.toEqual([])
  })

  it.each(kinds)('a card of %s has at most one ring of petals', (kind) => {
    const rings = yantra(kind, { lod: 'card' }).layers.petals.filter(({ shape }) => shape === 'line')
    expect(rings.length).toBeLessThanOrEqual(1)
  })

  it.each(kinds.flatMap((kind) => lods.map((lod) => [kind, lod] as const)))(
    '%s as %s is drawn the same twice',
    (kind, lod) => {
      expect(yantra(kind, { lod, id: 'durga', filled: 2 })).toEqual(yantra(kind, { lod, id: 'durga', filled: 2 }))
    },
  )

  it('names no id and no number with more than one decimal', () => {
    const text = JSON.stringify(kinds.flatMap((kind) => lods.map((lod) => yantra(kind, { lod }).layers)))
    expect(text.match(/"id"|\d\.\d{3,}/g)).toBeNull()
  })
})

describe('which ritual is drawn how', () => {
  it.each([
    ['lakshmi', 'sri'],
    ['mahalakshmi', 'sri'],
    ['maha-laxmi', 'sri'],
    ['ganesha', 'ganesha'],
    ['saraswati', 'saraswati'],
    ['maha-mrityunjaya', 'mahaMrityunjaya'],
    ['navagraha', 'navagraha'],
    ['z-special-intention', 'specialIntention'],
    ['z-special-intention-health-1', 'specialIntention'],
    ['durga', 'generic'],
    ['constructor', 'generic'],
  ])('%s: %s', (id, kind) => {
    expect(yantraKind(id)).toBe(kind)
  })

  it('gives plain rings of 8, 12 or 16 petals by the id', () => {
    const ids = ['durga', 'shiva', 'vishnu', 'hanuman', 'chandra', 'kala', 'pitri']
    const counts = ids.map((id) => petalCount(yantra('generic', { lod: 'card', id }).layers.petals))
    expect(new Set(counts)).toEqual(new Set([8, 12, 16]))
  })
})

type Segment = [Point, Point]

function crossing([a, b]: Segment, [c, d]: Segment): Point[] {
  const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  if (Math.abs(cross) < 1e-9) return []
  const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross
  const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross
  const within = (value: number) => value > -1e-4 && value < 1 + 1e-4
  return within(t) && within(u) ? [[a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]] : []
}

/** Points closer than `reach` taken together; a junction of three lines has three crossings. */
function cluster(points: Point[], reach: number): { at: Point; crossings: number }[] {
  return points.reduce<{ at: Point; crossings: number }[]>((found, point) => {
    const same = found.find(({ at }) => distance(at, point) < reach)
    if (!same) return [...found, { at: point, crossings: 1 }]
    same.crossings += 1
    return found
  }, [])
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function pointsOf(mark: Mark): Point[] {
  if (mark.shape !== 'line') throw new Error('Only lines have points')
  const numbers = (mark.d.match(/-?[\d.]+/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0])
}

function sorted(points: Point[]): string[] {
  return points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).toSorted()
}

function petalCount(marks: Mark[]): number {
  return marks.reduce((sum, mark) => sum + (mark.shape === 'line' ? (mark.d.match(/C/g)?.length ?? 0) : 0), 0)
}
