const TABLES_AND_FRAMES = (marker: number) => marker >= 0xc0 && marker <= 0xdf
/** Other JPEG segments that a decoder needs: JFIF's density, the colour profile, and Adobe's colour transform. */
const [JFIF, PROFILE, ADOBE] = [0xe0, 0xe2, 0xee]
const [BEGIN, END, SCAN, TEM] = [0xd8, 0xd9, 0xda, 0x01]

/**
 * Returns a JPEG (ITU-T T.81, B) without metadata: no locations, authors, comments, thumbnail or second picture. Undefined if the bytes are
 * no JPEG. If the picture is cut off, returns the available part.
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== BEGIN) return undefined
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? END
    // A marker can be preceded by any number of FF bytes.
    if (marker === 0xff) at += 1
    else if (marker === END) {
      kept.push(Uint8Array.of(0xff, END))
      break
    } else if (marker === TEM || isRestart(marker)) at += 2
    else {
      const next = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
      if (next < at + 4) return undefined
      const end = marker === SCAN ? endOfScan(bytes, next) : next
      if (isNeeded(marker, bytes.subarray(at + 4, next))) kept.push(bytes.subarray(at, end))
      at = end
    }
  }
  return join(kept)
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7
}

function isNeeded(marker: number, body: Uint8Array): boolean {
  if (marker === PROFILE) return String.fromCharCode(...body.subarray(0, 11)) === 'ICC_PROFILE'
  return TABLES_AND_FRAMES(marker) || marker === JFIF || marker === ADOBE
}

/**
 * The position of the end of a scan. Within a scan, a byte FF comes only before 0 or a restart marker. An FF before any other marker begins
 * the segment after the scan.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return bytes.length
}

function join(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
