import { drawPlate } from '#features/catalogue/catalogue/web/plates/drawings.ts'
import {
  LODS,
  type PlateLod,
  type PlateName,
  platePath,
  PLATES,
} from '#features/catalogue/catalogue/web/plates/names.ts'
import { plateSvg } from '#features/catalogue/catalogue/web/plates/svg.ts'
import { MARK_PATH, MARK_SIDE } from '#ui/layout/mark-path.ts'
import { GRAHAS, PLATE_LINE } from './colours.ts'

/**
 * How a plate is drawn in each place on pages. With `pixels` the line has the same width at any size of the plate. An animated drawing (`drawn`) has
 * a dashed line, whose width must be in units of the drawing.
 */
const PAGE_LINES: Record<PlateLod, Pick<Parameters<typeof plateSvg>[1], 'width' | 'pixels' | 'drawn'>> = {
  icon: { width: 20, pixels: 1.25 },
  card: { width: 4, pixels: 1.25 },
  hero: { width: 3.6, drawn: true },
}

/** The plates of the pages by address. Each plate is an image that browsers can cache, so that pages do not contain the drawing. */
export const plateFiles: ReadonlyMap<string, () => string> = new Map(
  PLATES.flatMap((name) =>
    LODS.map((lod): [string, () => string] => [
      platePath(name, lod),
      () => plateSvg(drawPlate(name, lod), { colour: PLATE_LINE, grahas: GRAHAS, ...PAGE_LINES[lod] }),
    ]),
  ),
)

/** A plate in a picture: the width of the plate and the width of its line, in pixels. */
export function plateImage(name: PlateName, { size, width }: { size: number; width: number }): string {
  const units = Math.round((width * 8000) / size) / 10
  return plateSvg(drawPlate(name, 'hero'), { size, colour: PLATE_LINE, grahas: GRAHAS, width: units })
}

type MarkOptions = {
  size: number
  colour: string
  /** The size of the mark, as a fraction of the side of the picture. */
  share: number
  /** The background. Without it the picture is transparent. */
  field?: string | undefined
}

/** The shop's mark as a square picture. */
export function markIcon({ size, field, colour, share }: MarkOptions): string {
  const edge = Math.round((MARK_SIDE / share - MARK_SIDE) * 50) / 100
  const side = MARK_SIDE + 2 * edge
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-edge} ${-edge} ${side} ${side}">`,
    field ? `<rect x="${-edge}" y="${-edge}" width="${side}" height="${side}" fill="${field}"/>` : '',
    `<path d="${MARK_PATH}" fill="${colour}"/></svg>`,
  ].join('')
}
