import { CENTRE, type Graha, type Mark } from './yantra-marks.ts'

type Square = readonly (readonly number[])[]

const base: Square = [
  [6, 1, 8],
  [7, 5, 3],
  [2, 9, 4],
]

const addition: Record<Graha, number> = {
  surya: 0,
  chandra: 1,
  mangala: 2,
  budha: 3,
  guru: 4,
  shukra: 5,
  shani: 6,
  rahu: 7,
  ketu: 8,
}

/** Where each graha stands, row by row. */
const places: readonly (readonly Graha[])[] = [
  ['budha', 'shukra', 'chandra'],
  ['guru', 'surya', 'mangala'],
  ['ketu', 'shani', 'rahu'],
]

/** The magic square of a graha: rows, columns and diagonals sum to 15 for Surya, 18 for Chandra, … 39 for Ketu. */
export function magicSquare(graha: Graha): Square {
  return base.map((row) => row.map((value) => value + addition[graha]))
}

/** Nine magic squares, each in its graha's colour. */
export function navagraha(half: number, gap: number): Mark[] {
  const side = (2 * half - 2 * gap) / 3
  return places.flatMap((row, r) =>
    row.flatMap((graha, c): Mark[] => {
      const left = CENTRE - half + c * (side + gap)
      const top = CENTRE - half + r * (side + gap)
      return [
        { ...grid(left, top, side), graha },
        { ...digits(magicSquare(graha), left, top, side), graha },
      ]
    }),
  )
}

/** Surya's square alone, large enough to read on a card. */
export function suryaSquare(half: number): Mark[] {
  const start = CENTRE - half
  return [grid(start, start, 2 * half), digits(magicSquare('surya'), start, start, 2 * half)]
}

/** The nine places without their numbers. */
export function emptySquare(half: number): Mark {
  return grid(CENTRE - half, CENTRE - half, 2 * half)
}

export function devanagari(value: number): string {
  return String(value).replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
}

function grid(left: number, top: number, side: number) {
  const cell = side / 3
  const frame = `M${left} ${top}h${side}v${side}h${-side}Z`
  const rows = [1, 2].map((i) => `M${left} ${top + i * cell}h${side}`)
  const columns = [1, 2].map((i) => `M${left + i * cell} ${top}v${side}`)
  return { shape: 'line' as const, d: [frame, ...rows, ...columns].join(''), reach: 2 }
}

function digits(square: Square, left: number, top: number, side: number) {
  const cell = side / 3
  const middle = [0, 1, 2].map((i) => (i + 0.5) * cell)
  return {
    shape: 'digits' as const,
    size: Math.round(cell * 0.56),
    x: middle.map((offset) => left + offset),
    y: middle.map((offset) => Math.round(top + offset + cell * 0.18)),
    text: square.flat().map(devanagari),
  }
}
