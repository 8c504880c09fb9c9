/** An editor places a figure in a text with one line: `![Description](figure:altar)`. */
export const FIGURES = [
  'altar',
  'offerings',
  'nakshatras',
  'vastu',
  'year',
  'grahas',
  'tiers',
  'order-path',
  'sheet',
  'certificate',
  'email',
  'proof',
] as const

export type FigureName = (typeof FIGURES)[number]

/** A drawing, and the same content as a table for screen readers and for those who prefer text. */
export type Figure = {
  /** Width and height of the drawing area; letters are about 13 of its units. */
  size: readonly [width: number, height: number]
  marks: string
  table: { head: readonly string[]; rows: readonly (readonly string[])[] }
}

/** A named day in the year of the wheel. */
export type FestivalDay = { date: string; id: string; name: string }
