/** The names of the figures. An editor adds a figure to a text with one line: `![Description](figure:altar)`. */
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

/** A drawing, and a table with the same content for screen readers and for people who prefer text. */
export type Figure = {
  /** The width and height of the drawing area. A letter is about 13 units high. */
  size: readonly [width: number, height: number]
  marks: string
  table: { head: readonly string[]; rows: readonly (readonly string[])[] }
}

/** A festival on the wheel of the year. */
export type FestivalDay = { date: string; id: string; name: string }
