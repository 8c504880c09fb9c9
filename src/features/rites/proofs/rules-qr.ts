import { encode } from 'uqr'

/** A QR code as one SVG path of squares. `size`: the length of its side. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { path: cells.join(''), size }
}
