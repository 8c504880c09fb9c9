/** What an editor places in a text with one line: `![Description](figure:altar)`. */
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

/** A drawing, and the same as a table for whoever listens to it or wants the words. */
export type Figure = {
  /** Width and height of the field; letters are some 13 of its units. */
  size: readonly [width: number, height: number]
  marks: string
  table: { head: readonly string[]; rows: readonly (readonly string[])[] }
}

/** A day that has a name in the year of the wheel. */
export type FestivalDay = { date: string; id: string; name: string }
