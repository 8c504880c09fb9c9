import { drawPlate } from '#features/catalogue/catalogue/web/plates/drawings.ts'
import { CENTRE } from '#features/catalogue/catalogue/web/plates/marks.ts'
import {
  LODS,
  type PlateLod,
  type PlateName,
  platePath,
  PLATES,
} from '#features/catalogue/catalogue/web/plates/names.ts'
import { hexagram } from '#features/catalogue/catalogue/web/plates/parts.ts'
import { plateSvg } from '#features/catalogue/catalogue/web/plates/svg.ts'
import { GRAHAS, PLATE_LINE } from './colours.ts'

/**
 * How a plate is drawn in each place on pages. With `pixels` the line has this width at any size. An animated drawing (`drawn`) has a
 * dashed line, whose width must be in units of the drawing.
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

/** The shop's logo, hexagram and bindu, on its own background. `share` is the part of the width that the logo takes. */
export function markIcon({
  size,
  field,
  colour,
  share,
}: {
  size: number
  field: string
  colour: string
  share: number
}) {
  const radius = 400 * share
  const mark = hexagram(radius)
  const lines = mark.shape === 'line' ? mark.d : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 800 800">`,
    `<rect width="800" height="800" fill="${field}"/>`,
    `<path d="${lines}" fill="none" stroke="${colour}" stroke-width="${radius / 10}" stroke-linejoin="round"/>`,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${radius / 7}" fill="${colour}"/></svg>`,
  ].join('')
}
