/** The elements of a drawing. A line may have several strokes. `fine` elements are omitted at icon size. */
export type Mark = Shape & { fine?: boolean }

type Shape =
  | { shape: 'line'; d: string; graha?: Graha }
  | { shape: 'area'; d: string }
  | { shape: 'ring'; r: number; at?: Point }
  | { shape: 'dot'; r: number; at?: Point }
  /** `count` short strokes that point to the centre, each `width` wide. */
  | { shape: 'rays'; r: number; length: number; count: number; width: number }

export type Graha = 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu'

export type Point = readonly [x: number, y: number]

/** The centre of the 800 × 800 field of every plate. */
export const CENTRE = 400

/** The point at an angle (radians, clockwise from the top) and a distance from the centre, or from another point. */
export function polar(r: number, angle: number, [x, y]: Point = [CENTRE, CENTRE]): Point {
  return [x + r * Math.sin(angle), y - r * Math.cos(angle)]
}

/** A closed or open polyline through the points. */
export function outline(points: readonly Point[], closed = true): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point)}`).join('') + (closed ? 'Z' : '')
}

/** A closed or open smooth curve through the points (Catmull-Rom spline as Bézier curves). */
export function smoothCurve(points: readonly Point[], closed = false): string {
  const last = points.length - 1
  const pointAt = (i: number): Point =>
    (closed ? points[(i + points.length) % points.length] : points[Math.min(Math.max(i, 0), last)]) ?? [CENTRE, CENTRE]
  const pieces = Array.from({ length: closed ? points.length : last }, (_, i) => {
    const [before, from, to, after] = [pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2)]
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const coming: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${at(leaving, coming, to)}`
  })
  return `M${at(pointAt(0))}${pieces.join('')}${closed ? 'Z' : ''}`
}

/** Coordinates with one decimal. A tenth of a unit is about a fiftieth of a pixel on a card, because a drawing is 800 units wide. */
export function at(...points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
