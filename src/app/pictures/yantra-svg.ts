import { CENTRE, type Mark } from '#features/catalogue/web/yantra-marks.ts'
import { hexagram } from '#features/catalogue/web/yantra-parts.ts'
import { yantra, type YantraKind } from '#features/catalogue/web/yantra.ts'
import { GRAHAS } from './colours.ts'

type Line = { size: number; colour: string; width: number }

/** A yantra as a document of its own: the marks of the pages, with the colours their style sheet would give. */
export function yantraSvg(kind: YantraKind, id: string, { size, colour, width }: Line): string {
  const { viewBox, layers } = yantra(kind, { lod: 'hero', id })
  const marks = [...layers.ground, ...layers.petals, ...layers.core, ...layers.bindu]
  const scale = 800 / size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}" fill="none"`,
    ` stroke="${colour}" stroke-width="${width * scale}" stroke-linejoin="round">`,
    ...marks.map((mark) => markSvg(mark, colour)),
    '</svg>',
  ].join('')
}

function markSvg(mark: Mark, colour: string): string {
  const filled = (inner: string) => `fill="${inner}" stroke="none"`
  switch (mark.shape) {
    case 'line':
      return `<path d="${mark.d}"${mark.graha ? ` stroke="${GRAHAS[mark.graha]}"` : ''}/>`
    case 'area':
      return `<path d="${mark.d}" opacity=".85" ${filled(colour)}/>`
    case 'ring':
      return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${mark.r}"/>`
    case 'dot':
      return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${mark.r}" ${filled(colour)}/>`
    case 'digits': {
      const own = filled((mark.graha && GRAHAS[mark.graha]) || colour)
      const places = mark.text.map(
        (text, i) => `<tspan x="${mark.x[i % 3]}" y="${mark.y[Math.floor(i / 3)]}">${text}</tspan>`,
      )
      return `<text font-family="Tiro Mantra" font-size="${mark.size}" text-anchor="middle" ${own}>${places.join('')}</text>`
    }
  }
}

/** The shop's mark, hexagram and bindu, on a field of its own; `share` is how much of the field's width it takes. */
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
