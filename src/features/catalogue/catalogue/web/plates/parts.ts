import { at, smoothCurve, CENTRE, type Mark, outline, type Point, polar } from './marks.ts'

const HALF_SIDE = 362
const GATE_HALF_WIDTH = 52
const GATE_DEPTH = 10
const WALL = 12

/**
 * Draws the bhupura: the square with four gates. Every gate is mirror-symmetric. The shop never uses the other form of the gate, whose hooks suggest
 * a rotation.
 */
export function ground(): Mark {
  const [s, g, d] = [HALF_SIDE, GATE_HALF_WIDTH, GATE_DEPTH]
  const half: Point[] = [
    [-s, -s],
    [-g, -s],
    [-g, -s - d],
    [-1.9 * g, -s - d],
    [-1.9 * g, -s - 2 * d],
  ]
  const mirrored = half.slice(1).toReversed()
  const side = [...half, ...mirrored.map(([x, y]): Point => [-x, y])]
  return { shape: 'line', d: outline(QUARTERS.flatMap((turns) => turned(side, turns))) }
}

/** The inner face of the square's walls: four corners, open at the gates. */
export function innerWalls(): Mark {
  const [s, g, inner] = [HALF_SIDE, GATE_HALF_WIDTH, HALF_SIDE - WALL]
  const corner: Point[] = [
    [-s, -g],
    [-inner, -g],
    [-inner, -inner],
    [-g, -inner],
    [-g, -s],
  ]
  return { shape: 'line', d: QUARTERS.map((turns) => outline(turned(corner, turns), false)).join('') }
}

/** A ring of n petals between two radii, as one continuous line. */
export function petalRing(n: number, r0: number, r1: number): Mark {
  const start = polar(r0, -Math.PI / n)
  const petals = Array.from({ length: n }, (_, i) => petalCurve(n, r0, r1, i))
  return { shape: 'line', d: `M${at(start)}${petals.join('')}Z` }
}

function petalCurve(n: number, r0: number, r1: number, i: number): string {
  const h = Math.PI / n
  const d = r1 - r0
  const a = 2 * h * i
  const rise = [polar(r0 + 0.5 * d, a - 1.05 * h), polar(r0 + 0.78 * d, a - 0.3 * h), polar(r1, a)]
  const fall = [polar(r0 + 0.78 * d, a + 0.3 * h), polar(r0 + 0.5 * d, a + 1.05 * h), polar(r0, a + h)]
  return `C${at(...rise, ...fall)}`
}

/** Two triangles, one up and one down. */
export function hexagram(r: number): Mark {
  return { shape: 'line', d: triangle(r, 0) + triangle(r, Math.PI) }
}

export function uprightTriangle(r: number): Mark {
  return { shape: 'line', d: triangle(r, 0) }
}

export function circle(r: number, middle?: Point): Mark {
  return middle ? { shape: 'ring', r, at: middle } : { shape: 'ring', r }
}

/** A filled point. It is small enough not to dominate the drawing, and large enough to be visible on a card. */
export function bindu(r = 7, middle?: Point): Mark {
  return middle ? { shape: 'dot', r, at: middle } : { shape: 'dot', r }
}

/** Several strokes of the same length, drawn at the same time. */
export function strokes(parts: readonly string[]): Mark {
  return { shape: 'line', d: parts.join('') }
}

/** Draws a ring of beads, each a separate circle. */
export function beads(count: number, { r, size, middle, from = 0 }: Beads): Mark {
  const parts = Array.from({ length: count }, (_, i) => disc(size, polar(r, from + (2 * Math.PI * i) / count, middle)))
  return strokes(parts)
}

type Beads = { r: number; size: number; middle?: Point; from?: number }

export function disc(r: number, [x, y]: Point): string {
  return `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** A leaf or a flame of the given length. It begins at a point and points in the direction of `angle`. `width` is its width in the middle. */
export function leaf(from: Point, angle: number, length: number, width: number): string {
  const tip = polar(length, angle, from)
  const side = (turn: number) => polar(width, angle + turn, polar(length * 0.42, angle, from))
  const [right, left] = [side(Math.PI / 2), side(-Math.PI / 2)]
  return `M${at(from)}Q${at(right, tip)}Q${at(left, from)}Z`
}

/** Draws a vessel from the right half of its outline. The points go from top to bottom. Each sharp corner begins a new piece. */
export function vessel(x: number, pieces: readonly (readonly Point[])[]): string {
  const half = (sign: number) =>
    pieces.map((piece) => smoothCurve(piece.map(([width, y]): Point => [x + sign * width, y]))).join('')
  const levels = [pieces[0]?.[0], pieces.at(-1)?.at(-1)].filter((level) => level !== undefined)
  return half(1) + half(-1) + levels.map(([width, y]) => `M${at([x - width, y])}H${x + width}`).join('')
}

/** Returns the strokes and their mirror image on the other side of the vertical axis. */
export function mirrored(draw: (side: (point: Point) => Point) => string): string {
  return draw((point) => point) + draw(([x, y]) => [2 * CENTRE - x, y])
}

function triangle(r: number, turn: number): string {
  return outline([0, 1, 2].map((i) => polar(r, turn + (2 * Math.PI * i) / 3)))
}

const QUARTERS = [0, 1, 2, 3]

/** Points around the centre, turned by quarter turns, and moved to the centre of the field. */
function turned(points: readonly Point[], quarters: number): Point[] {
  if (quarters === 0) return points.map(([x, y]) => [CENTRE + x, CENTRE + y])
  return turned(
    points.map(([x, y]) => [-y, x]),
    quarters - 1,
  )
}
