import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Sharp, SharpOptions } from 'sharp'
import { invalidField, Refusal } from '#base/refusal.ts'
import { type MediaFormat, type PictureExt, PICTURE_TYPES, WIDTHS } from '../model.ts'

/** A file that was made for the storage, and its properties. */
export type MadeFile = { name: string; file: string; size: number; type: string }
export type MadePicture = { width: number; height: number; files: MadeFile[] }

/** The maximum number of pixels: twice the pixels of the best phone cameras. A larger picture may be an attack that fills the memory. */
const MAX_PIXELS = 100_000_000
const MAX_SECONDS = 20
const MAX_WIDTH = WIDTHS.at(-1) ?? 0
/** The maximum height of the widest size, in pixels. */
const MAX_HEIGHT = 4 * MAX_WIDTH
/** The background behind transparent parts. */
const PAPER = '#fbf7ef'

/** Only one picture is processed at a time, because a large picture needs much memory. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Decodes a picture and encodes it again in all sizes: upright, in sRGB, and only the pixels. All other contents of the file (location,
 * author, a second picture) are removed. Refuses a picture that cannot be decoded or is outside the limits.
 */
export async function makePictures(file: string, format: MediaFormat, folder: string): Promise<MadePicture> {
  const made = before.then(
    () => make(file, format, folder),
    () => make(file, format, folder),
  )
  before = made.catch(() => {})
  return await made
}

async function make(file: string, format: MediaFormat, folder: string): Promise<MadePicture> {
  // The codec library is loaded with the first picture.
  const { default: sharp } = await import('sharp')
  const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 }
  const { data, info } = await decode(sharp(file, options), format).catch((error: unknown) => {
    throw invalidField('file', codeOf(error))
  })
  const widths = WIDTHS.filter((width) => width < info.width)
  const sizes = [...widths, WIDTHS.find((width) => width >= info.width) ?? MAX_WIDTH]
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const files: MadeFile[] = []
  for (const width of new Set(sizes)) {
    const resized = sharp(data, raw).resize({ width, withoutEnlargement: true })
    for (const [ext, picture] of Object.entries(formats(resized)) as [PictureExt, Sharp][]) {
      const name = `${width}.${ext}`
      const target = path.join(folder, name)
      await picture.timeout({ seconds: MAX_SECONDS }).toFile(target)
      files.push({ name, file: target, size: (await stat(target)).size, type: PICTURE_TYPES[ext] })
    }
  }
  return { width: info.width, height: info.height, files }
}

async function decode(picture: Sharp, format: MediaFormat) {
  const { format: found, compression } = await picture.metadata()
  const decoded = found === 'heif' && compression === 'av1' ? 'avif' : found
  if (decoded !== format) throw new Refusal('invalid', 'media.broken')
  return await picture
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function formats(picture: Sharp): Record<PictureExt, Sharp> {
  return {
    avif: picture.clone().avif({ quality: 55, effort: 2 }),
    webp: picture.clone().webp({ quality: 78 }),
    jpg: picture.clone().flatten({ background: PAPER }).jpeg({ quality: 80, mozjpeg: true }),
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.code
  const text = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(text)) return 'media.too-many-pixels'
  return /timeout/i.test(text) ? 'media.too-slow' : 'media.broken'
}
