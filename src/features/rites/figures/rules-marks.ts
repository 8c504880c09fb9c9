/** Functions that draw the parts of figures as SVG. A style sheet (ui/figure.css) defines the colours of the classes. */

export type Point = readonly [x: number, y: number]

/** The kind of a shape. l: gold line. k: ink line. d: thin line. f: soft area. a: flame area. */
export type Kind = 'l' | 'k' | 'd' | 'f' | 'a'

export function path(d: string, kind: Kind = 'l'): string {
  return `<path class="${kind}" d="${d}"/>`
}

export function disc([x, y]: Point, r: number, kind: Kind = 'l'): string {
  return `<circle class="${kind}" cx="${tenth(x)}" cy="${tenth(y)}" r="${r}"/>`
}

export function rect([x, y]: Point, width: number, height: number, kind: Kind = 'l'): string {
  return `<rect class="${kind}" x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"/>`
}

type Letters = {
  /** Whether the position is the start, the middle or the end of the text. */
  from?: 'start' | 'middle' | 'end'
  /** The style of the text. t: plain. m: small and less visible. h: a name. n: a number. */
  style?: 't' | 'm' | 'h' | 'n'
  /** The rotation around the position, in degrees. */
  turn?: number
}

export function words(text: string, [x, y]: Point, { from = 'start', style = 't', turn = 0 }: Letters = {}): string {
  const anchor = from === 'start' ? '' : ` text-anchor="${from}"`
  const rotate = turn === 0 ? '' : ` transform="rotate(${tenth(turn)} ${tenth(x)} ${tenth(y)})"`
  return `<text class="${style}" x="${tenth(x)}" y="${tenth(y)}"${anchor}${rotate}>${escape(text)}</text>`
}

/** The point at an angle (in degrees, clockwise from the top) and a distance from the given point. */
export function pointAround([x, y]: Point, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + r * Math.sin(angle), y - r * Math.cos(angle)]
}

/**
 * Text along a ray of a wheel. The text is never upside down. It begins at the inner end of the ray in the right half of the wheel, and ends
 * there in the left half.
 */
export function ray(text: string, centre: Point, r: number, degrees: number, style: Letters['style'] = 't'): string {
  const isRight = degrees % 360 < 180
  const place = pointAround(centre, r, degrees)
  // The baseline of the text is half a letter below the ray, so that the ray runs through the middle of the letters.
  const [x, y] = pointAround(place, 3.5, degrees + (isRight ? 90 : -90))
  return words(text, [x, y], { from: isRight ? 'start' : 'end', style, turn: isRight ? degrees - 90 : degrees + 90 })
}

/** The line spacing, and half the letter height. */
const LEADING = 12
const HALF = 4

/** Several lines of text along a ray of a wheel, never upside down. The outer end of the text has a given distance from the centre. */
export function rim(lines: readonly string[], centre: Point, r: number, degrees: number): string {
  const isRight = degrees % 360 < 180
  const place = pointAround(centre, r, degrees)
  return lines
    .map((line, i) => {
      const below = HALF + (i - (lines.length - 1) / 2) * LEADING
      const from = pointAround(place, below, degrees + (isRight ? 90 : -90))
      return words(line, from, { from: isRight ? 'end' : 'start', turn: isRight ? degrees - 90 : degrees + 90 })
    })
    .join('')
}

export function spoke(centre: Point, from: number, to: number, degrees: number): string {
  return path(`M${at(pointAround(centre, from, degrees))}L${at(pointAround(centre, to, degrees))}`, 'd')
}

export function at([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`
}

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
