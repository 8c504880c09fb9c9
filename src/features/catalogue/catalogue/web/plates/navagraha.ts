import { smoothCurve, CENTRE, type Graha, type Mark, outline, type Point, polar } from './marks.ts'
import { disc } from './parts.ts'

/** The position of each graha, row by row, with the Sun in the centre. */
const GRAHA_PLACES: readonly (readonly Graha[])[] = [
  ['budha', 'shukra', 'chandra'],
  ['guru', 'surya', 'mangala'],
  ['ketu', 'shani', 'rahu'],
]

const HALF = 376
const GAP = 22
const SIDE = (2 * HALF - 2 * GAP) / 3

/** The nine seats of the grahas, each with its form on a mandala. */
export function navagraha(): Mark[] {
  return GRAHA_PLACES.flatMap((row, r) =>
    row.flatMap((graha, c): Mark[] => {
      const middle: Point = [CENTRE - HALF + SIDE / 2 + c * (SIDE + GAP), CENTRE - HALF + SIDE / 2 + r * (SIDE + GAP)]
      return [
        { shape: 'line', d: seat(middle), graha },
        { shape: 'line', d: forms[graha](middle), graha },
      ]
    }),
  )
}

function seat([x, y]: Point): string {
  const h = SIDE / 2
  return outline([
    [x - h, y - h],
    [x + h, y - h],
    [x + h, y + h],
    [x - h, y + h],
  ])
}

/** The form of each graha around a point, about 150 of 800 units high. */
const forms: Record<Graha, (middle: Point) => string> = {
  surya: (middle) => disc(72, middle) + disc(50, middle),
  chandra: ([x, y]) => `M${x - 68} ${y - 20}A70 70 0 1 0 ${x + 68} ${y - 20}A76 62 0 0 1 ${x - 68} ${y - 20}Z`,
  mangala: (middle) => outline([0, 1, 2].map((i) => polar(82, (2 * Math.PI * i) / 3, [middle[0], middle[1] + 18]))),
  budha: ([x, y]) =>
    outline([
      [x, y - 78],
      [x + 52, y - 12],
      [x + 20, y - 12],
      [x + 20, y + 74],
      [x - 20, y + 74],
      [x - 20, y - 12],
      [x - 52, y - 12],
    ]),
  guru: ([x, y]) =>
    outline([
      [x - 80, y - 44],
      [x + 80, y - 44],
      [x + 80, y + 44],
      [x - 80, y + 44],
    ]),
  shukra: (middle) => outline([0, 1, 2, 3, 4].map((i) => polar(80, (2 * Math.PI * i) / 5, [middle[0], middle[1] + 6]))),
  shani: ([x, y]) =>
    smoothCurve([
      [x - 78, y + 38],
      [x - 46, y - 26],
      [x, y - 12],
      [x + 46, y - 26],
      [x + 78, y + 38],
    ]) + `M${x - 78} ${y + 38}H${x + 78}`,
  rahu: ([x, y]) =>
    `M${x - 40} ${y - 66}H${x + 40}L${x + 78} ${y + 56}Q${x} ${y + 84} ${x - 78} ${y + 56}Z` +
    `M${x - 52} ${y - 28}H${x + 52}M${x - 64} ${y + 12}H${x + 64}`,
  ketu: ([x, y]) => `M${x - 46} ${y + 80}V${y - 80}L${x + 66} ${y - 40}L${x - 46} ${y}`,
}
