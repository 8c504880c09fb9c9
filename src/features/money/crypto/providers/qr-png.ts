import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

const PIXELS_PER_MODULE = 6
/** The width of the border around the code, in modules (squares). Scanners need four light modules (ISO 18004). */
const QUIET_ZONE = 4
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Returns a QR code of a text: a black and white PNG in base64. */
export function qrPng(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const side = size * PIXELS_PER_MODULE
  const rows = data.flatMap((modules) => {
    const row = pixelRow(modules, side)
    return Array.from({ length: PIXELS_PER_MODULE }, () => row)
  })
  const png = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(side)),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', new Uint8Array()),
  ])
  return png.toString('base64')
}

/** Returns the header of the PNG: one bit per pixel, greyscale, no interlace (RFC 2083, 4.1.1). */
function header(side: number): Uint8Array {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(side, 0)
  bytes.writeUInt32BE(side, 4)
  bytes.writeUInt8(1, 8)
  return bytes
}

/** Returns one row of pixels. The row begins with the number of its filter: 0 means no filter. A set bit is white. */
function pixelRow(modules: boolean[], side: number): Uint8Array {
  const row = new Uint8Array(1 + Math.ceil(side / 8))
  for (let x = 0; x < side; x += 1) {
    const dark = modules[Math.floor(x / PIXELS_PER_MODULE)]
    const at = 1 + (x >> 3)
    if (!dark) row[at] = (row[at] ?? 0) | (0x80 >> (x & 7))
  }
  return row
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
