/**
 * What a yantra is drawn with. A line may have several strokes; `reach` is its whole length in lengths of the longest of them, so
 * that an animation can draw all strokes side by side.
 */
export type Mark =
  | { shape: 'line'; d: string; reach: number; graha?: Graha }
  | { shape: 'area'; d: string }
  | { shape: 'ring'; r: number }
  | { shape: 'dot'; r: number }
  | { shape: 'digits'; size: number; x: number[]; y: number[]; text: string[]; graha?: Graha }

export type Graha = 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu'

export type Point = readonly [x: number, y: number]

/** The middle of the 800 × 800 field every yantra is drawn on. */
export const CENTRE = 400

/** The point at an angle (radians, clockwise from the top) and a distance from the middle. */
export function polar(r: number, angle: number): Point {
  return [CENTRE + r * Math.sin(angle), CENTRE - r * Math.cos(angle)]
}

/** A closed or open line through the points. */
export function outline(points: readonly Point[], closed = true): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point)}`).join('') + (closed ? 'Z' : '')
}

/** One decimal is 0.1 of 800: a fiftieth of a pixel on a card. */
export function at(...points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
