import { CENTRE, type Graha, type Mark } from './marks.ts'

type Ink = {
  colour: string
  /** The line width in units of the drawing, which is 800 units wide. */
  width: number
  grahas?: Partial<Record<Graha, string>>
  /** True if the drawing appears with an animation. It is not animated if the reader prefers reduced motion. */
  drawn?: boolean
  /** The displayed size in pixels. Without this value the drawing has the size of its frame. */
  size?: number
  /** The line keeps this width in pixels at any displayed size. */
  pixels?: number
}

/** The duration of the animation in milliseconds. It is short, so that nobody must wait for it. */
const DRAWING = 600

/** A drawing as a standalone SVG document: for images in pages and for pictures of shared links. */
export function plateSvg(marks: readonly Mark[], ink: Ink): string {
  const { colour, width, drawn = false, size, pixels } = ink
  const place = size ? ` width="${size}" height="${size}"` : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${place} viewBox="0 0 800 800" fill="none" stroke="${colour}" `,
    `stroke-width="${pixels ?? width}" stroke-linejoin="round" stroke-linecap="round">`,
    drawn ? `<style>${animation}</style>` : pixels ? `<style>.l{vector-effect:non-scaling-stroke}</style>` : '',
    ...marks.map((mark) => markup(mark, ink)),
    '</svg>',
  ].join('')
}

function markup(mark: Mark, { colour, grahas, drawn, pixels }: Ink): string {
  const line = drawn || pixels ? ' class="l"' : ''
  const length = drawn ? ' pathLength="1"' : ''
  const point = drawn ? ' class="p"' : ''
  switch (mark.shape) {
    case 'line': {
      const own = mark.graha && grahas?.[mark.graha]
      const colourOf = own ? ` stroke="${own}"` : ''
      // Each stroke is animated separately, so that the animations of short and long strokes take the same time.
      const parts = drawn ? mark.d.split(/(?=M)/) : [mark.d]
      return parts.map((d) => `<path${line} d="${d}"${colourOf}${length}/>`).join('')
    }
    case 'ring':
      return `<circle${line} ${middle(mark)} r="${mark.r}"${length}/>`
    case 'area':
      return `<path${point} d="${mark.d}" fill="${colour}" stroke="none"/>`
    case 'dot':
      return `<circle${point} ${middle(mark)} r="${mark.r}" fill="${colour}" stroke="none"/>`
    case 'rays': {
      // One circle is drawn as `count` dashes. So a thousand strokes need only ten elements.
      const step = (2 * Math.PI * mark.r) / mark.count
      const dashes = `${mark.width} ${(step - mark.width).toFixed(4)}`
      return `<circle${point} ${middle({})} r="${mark.r}" stroke-width="${mark.length}" stroke-linecap="butt" stroke-dasharray="${dashes}"/>`
    }
  }
}

function middle({ at = [CENTRE, CENTRE] }: { at?: readonly [number, number] }): string {
  return `cx="${at[0]}" cy="${at[1]}"`
}

const animation = [
  '@media(prefers-reduced-motion:no-preference){',
  `.l{animation:l ${DRAWING}ms cubic-bezier(.2,0,0,1) backwards}`,
  `.p{animation:p ${DRAWING / 2}ms ${DRAWING / 2}ms backwards}}`,
  '@keyframes l{from{stroke-dasharray:1.02;stroke-dashoffset:1.02}to{stroke-dasharray:1.02;stroke-dashoffset:0}}',
  '@keyframes p{from{opacity:0}}',
].join('')
