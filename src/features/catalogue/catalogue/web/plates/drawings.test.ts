import { describe, expect, it } from 'vitest'
import { drawPlate } from './drawings.ts'
import type { Mark, Point } from './marks.ts'
import { LODS, plateName, platePath, type PlateName, PLATES } from './names.ts'
import { ground, innerWalls, petalRing } from './parts.ts'
import { sriTriangles } from './sri.ts'
import { plateSvg } from './svg.ts'

describe('the drawing of the Sri Yantra', () => {
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

  it('has four triangles that point up and five that point down', () => {
    expect(triangles.filter(({ base, apex }) => apex > base)).toHaveLength(4)
    expect(triangles.filter(({ base, apex }) => apex < base)).toHaveLength(5)
  })

  it('has two tips on the circle, and the other tips on bases of triangles', () => {
    const bases = triangles.map(({ base }) => base)
    expect(triangles.map(({ apex }) => apex).filter((apex) => !bases.includes(apex))).toEqual([-1, 1])
  })

  it('has lines that meet exactly in one point or have a visible distance', () => {
    const nearMisses = junctions.flatMap((one, i) =>
      junctions.slice(i + 1).filter((other) => distance(one.at, other.at) < 0.01),
    )
    expect(nearMisses).toEqual([])
  })

  it('has 24 points in which exactly two lines cross', () => {
    const free = junctions.filter((junction) => corners.every((corner) => distance(corner, junction.at) > 1e-4))
    expect(free.filter((junction) => junction.crossings === 1)).toHaveLength(24)
  })

  it('has no triangle that reaches beyond the circle', () => {
    expect(Math.max(...corners.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(1, 5)
  })
})

describe('the square frame (bhupura) of a drawing', () => {
  it.each([
    ['square', ground()],
    ['walls', innerWalls()],
  ])('is symmetric: %s', (_, mark) => {
    const points = pointsOf(mark)
    expect(sorted(points.map(([x, y]) => [800 - x, y]))).toEqual(sorted(points))
    expect(sorted(points.map(([x, y]) => [x, 800 - y]))).toEqual(sorted(points))
    expect(sorted(points.map(([x, y]) => [y, x]))).toEqual(sorted(points))
  })

  it('stays inside the picture, including the width of the line', () => {
    const all = pointsOf(ground()).flat()
    expect([Math.min(...all), Math.max(...all)]).toEqual([18, 782])
  })
})

describe('a ring of petals', () => {
  it.each([8, 12, 16])('has the requested number of petals: %i', (n) => {
    const ring = petalRing(n, 200, 326)
    expect(ring.shape === 'line' && ring.d.match(/C/g)).toHaveLength(n)
  })

  it('consists of closed paths', () => {
    const points = pointsOf(petalRing(16, 266, 322))
    expect(points.at(-1)).toEqual(points[0])
  })
})

/** The expected numbers come from docs/plates.md. */
describe('the shapes in a ritual’s drawing', () => {
  const drawn = (name: PlateName) => drawPlate(name, 'hero')
  const strokesOf = (marks: Mark[]) =>
    marks.map((mark) => (mark.shape === 'line' ? (mark.d.match(/M/g)?.length ?? 0) : 0))
  const dots = (marks: Mark[]) => marks.filter(({ shape }) => shape === 'dot').length

  it('are, for Vishnu, a thousand rays and a lotus of twelve petals', () => {
    const rays = drawn('vishnu').map((mark) => (mark.shape === 'rays' ? mark.count : 0))
    expect(rays.reduce((sum, count) => sum + count, 0)).toBe(1000)
    expect(drawn('vishnu').map((mark) => (mark.shape === 'line' ? mark.d.match(/C/g)?.length : 0))).toContain(12)
  })

  it.each([
    ['gayatri', 24],
    ['sudarshan', 6],
    ['sudarshan', 16],
    ['saraswati', 50],
    ['saraswati', 24],
    ['saraswati', 7],
    ['swayamvara-parvati', 27],
    ['hanuman', 40],
    ['dhanvantari', 14],
    ['dhanvantari', 5],
    ['kubera', 9],
    ['rudrabhishek', 5],
    ['z-special-intention', 21],
    ['maha-mrityunjaya', 3],
    ['lakshmi', 8],
  ] as const)('include, for %s, %i shapes of one kind', (name, count) => {
    expect(strokesOf(drawn(name))).toContain(count)
  })

  it('include twelve drops, seven steps or nine holes of a flute', () => {
    expect(dots(drawn('rudrabhishek'))).toBe(11 + 1)
    expect(dots(drawn('swayamvara-parvati'))).toBe(7)
    expect(dots(drawn('santana-gopala'))).toBe(8 + 1)
  })

  it('are, for the planets, nine seats and nine forms in nine colours', () => {
    const grahas = drawn('navagraha').map((mark) => (mark.shape === 'line' ? mark.graha : undefined))
    expect(grahas).toHaveLength(18)
    expect(new Set(grahas).size).toBe(9)
  })
})

describe('a ritual’s drawing', () => {
  it.each(PLATES)('stays inside the picture, for %s', (name) => {
    const points = drawPlate(name, 'hero').flatMap((mark) => {
      if (mark.shape === 'line') return mark.d.includes('a') || /[AHV]/.test(mark.d) ? [] : pointsOf(mark).flat()
      if (mark.shape === 'rays') return [400 - mark.r - mark.length / 2]
      return 'r' in mark ? [(mark.at?.[0] ?? 400) - mark.r, (mark.at?.[1] ?? 400) + mark.r] : []
    })
    expect(Math.min(...points)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...points)).toBeLessThanOrEqual(800)
  })

  it('contains only numbers with at most one decimal, so that files stay small', () => {
    const texts = PLATES.map((name) =>
      JSON.stringify(drawPlate(name, 'hero').map((mark) => ('d' in mark ? mark.d : ''))),
    )
    expect(texts.join('').match(/\d\.\d{2,}|NaN|undefined/g)).toBeNull()
  })

  it('has no fine details at the size of an icon', () => {
    expect(drawPlate('vishnu', 'icon').length).toBeLessThan(drawPlate('vishnu', 'card').length)
    expect(PLATES.filter((name) => drawPlate(name, 'icon').length === 0)).toEqual([])
  })

  it('has an animation of at most 600 ms, unless the reader prefers reduced motion', () => {
    const svg = plateSvg(drawPlate('durga', 'hero'), { colour: 'red', width: 4, drawn: true })
    expect(svg).toContain('@media(prefers-reduced-motion:no-preference)')
    expect(svg).not.toMatch(/infinite|animate/)
    const times = [...svg.matchAll(/animation:\w (\d+)ms(?: (\d+)ms)?/g)].map(
      ([, took, after = '0']) => +(took ?? 0) + +after,
    )
    expect(Math.max(...times)).toBe(600)
    expect(plateSvg(drawPlate('durga', 'card'), { colour: 'red', width: 4 })).not.toContain('animation')
  })
})

describe('the drawing that the shop selects for a ritual', () => {
  it.each([
    ['lakshmi', 'lakshmi'],
    ['mahalakshmi', 'mahalakshmi'],
    ['maha-laxmi', 'mahalakshmi'],
    ['maha-mrityunjaya', 'maha-mrityunjaya'],
    ['z-special-intention', 'z-special-intention'],
    ['z-special-intention-health-1', 'z-special-intention'],
  ])('for the ritual %s is %s', (id, name) => {
    expect(plateName(id)).toBe(name)
  })

  it('is a ring of 8, 12 or 16 petals if staff added the ritual', () => {
    const names = ['shiva', 'surya', 'chandra', 'kala', 'pitri', 'constructor'].map(plateName)
    expect(new Set(names)).toEqual(new Set(['other-8', 'other-12', 'other-16']))
  })

  it('has a path for each of three sizes', () => {
    expect(LODS.map((lod) => platePath('durga', lod))).toEqual([
      '/plates/durga.icon.svg',
      '/plates/durga.card.svg',
      '/plates/durga.hero.svg',
    ])
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

/** Groups points that are closer to each other than `reach`. If three lines meet, they have three crossings at nearly the same point. */
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
