import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const SVG = join(import.meta.dirname, '../public/samples/rite.svg')

/** A drawing of a rite as a JPEG, in place of a photograph. Its text says that it is a sample. */
export async function makeSamplePhotograph(width = 1200): Promise<Uint8Array> {
  const height = Math.round((width * 3) / 4)
  const drawing = await sharp(await readFile(SVG), { density: 300 })
    .resize(width, height, { fit: 'cover' })
    .toBuffer()
  const size = Math.round(width / 26)
  const line = `font-family="DejaVu Sans, sans-serif" font-size="${size}" fill="#fbf7ef" text-anchor="middle"`
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect y="${height - size * 2.4}" width="100%" height="${size * 2.4}" fill="#271b15" fill-opacity="0.72"/>
    <text x="50%" y="${height - size * 0.85}" ${line}>Образец снимка · Sample photograph</text></svg>`
  return new Uint8Array(
    await sharp(drawing)
      .composite([{ input: Buffer.from(words) }])
      .jpeg({ quality: 82 })
      .toBuffer(),
  )
}
