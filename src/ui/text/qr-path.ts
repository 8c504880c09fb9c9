import { encode } from 'uqr'

/**
 * A QR code as one SVG path of squares. `border`: the width of the empty border in squares. `size`: the side length of the code with its border, in
 * squares.
 */
export function qrPath(text: string, border = 4): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { path: cells.join(''), size }
}
