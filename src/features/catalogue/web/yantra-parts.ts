import { at, CENTRE, type Mark, outline, type Point, polar } from './yantra-marks.ts'

const HALF_SIDE = 362
const GATE_HALF_WIDTH = 52
const GATE_DEPTH = 10
const WALL = 12

/** Bhupura: the square with four gates. Every gate is its own mirror image: the hooked, turning form is never drawn. */
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
  return { shape: 'line', d: outline(QUARTERS.flatMap((turns) => turned(side, turns))), reach: 1 }
}

/** The inner face of the square's walls: four corners that end at the gates and leave them open. */
export function innerWalls(): Mark {
  const [s, g, inner] = [HALF_SIDE, GATE_HALF_WIDTH, HALF_SIDE - WALL]
  const corner: Point[] = [
    [-s, -g],
    [-inner, -g],
    [-inner, -inner],
    [-g, -inner],
    [-g, -s],
  ]
  return { shape: 'line', d: QUARTERS.map((turns) => outline(turned(corner, turns), false)).join(''), reach: 4 }
}

/** A ring of n petals between two radii, as one unbroken line. */
export function petalRing(n: number, r0: number, r1: number): Mark {
  const start = polar(r0, -Math.PI / n)
  const petals = Array.from({ length: n }, (_, i) => petalCurve(n, r0, r1, i))
  return { shape: 'line', d: `M${at(start)}${petals.join('')}Z`, reach: 1 }
}

/** Petal number i of such a ring by itself, to be filled. */
export function petalArea(n: number, r0: number, r1: number, i: number): Mark {
  const start = polar(r0, ((2 * i - 1) * Math.PI) / n)
  const end = `A${r0} ${r0} 0 0 0 ${at(start)}Z`
  return { shape: 'area', d: `M${at(start)}${petalCurve(n, r0, r1, i)}${end}` }
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
  return { shape: 'line', d: triangle(r, 0) + triangle(r, Math.PI), reach: 2 }
}

export function uprightTriangle(r: number): Mark {
  return { shape: 'line', d: triangle(r, 0), reach: 1 }
}

export function circle(r: number): Mark {
  return { shape: 'ring', r }
}

export function bindu(r = 5): Mark {
  return { shape: 'dot', r }
}

function triangle(r: number, turn: number): string {
  return outline([0, 1, 2].map((i) => polar(r, turn + (2 * Math.PI * i) / 3)))
}

const QUARTERS = [0, 1, 2, 3]

/** Points around the middle, turned by quarters and moved to where the middle is. */
function turned(points: readonly Point[], quarters: number): Point[] {
  if (quarters === 0) return points.map(([x, y]) => [CENTRE + x, CENTRE + y])
  return turned(
    points.map(([x, y]) => [-y, x]),
    quarters - 1,
  )
}
