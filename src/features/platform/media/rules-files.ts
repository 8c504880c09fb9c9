import { MEDIA_TYPES, type MediaFormat, type MediaKind, PICTURE_TYPES, type PictureExt, WIDTHS } from './model.ts'
import { WHOLE } from './paths.ts'

/** The content security policy that prevents a browser from running anything in a file. */
export const FILE_POLICY = "default-src 'none'; sandbox"

type StoredMedia = { files: Record<string, number>; kind: MediaKind; format: MediaFormat }

/**
 * Finds the stored file for a request. A picture is never larger than its original: if a larger width is requested, the result is the
 * largest size.
 */
export function findStoredFile(
  { files, kind, format }: StoredMedia,
  requested: string,
): { name: string; size: number; type: string } | undefined {
  const [stem = '', ext = ''] = requested.split('.')
  if (kind !== 'image') {
    const { type, ext: own } = MEDIA_TYPES[format]
    const size = files[`${WHOLE}.${own}`]
    // A file that is not a picture has one size. It can also be requested with a picture width in its name (`960.mp4`).
    const isKnown = stem === WHOLE || WIDTHS.some((width) => String(width) === stem)
    return ext === own && isKnown && size !== undefined ? { name: `${WHOLE}.${own}`, size, type } : undefined
  }
  if (!Object.hasOwn(PICTURE_TYPES, ext) || !WIDTHS.some((width) => String(width) === stem)) return undefined
  const widths = WIDTHS.filter((width) => files[`${width}.${ext}`] !== undefined)
  const width = widths.find((each) => each >= Number(stem)) ?? widths.at(-1)
  const name = `${width}.${ext}`
  const size = files[name]
  // `ext` is a key of `PICTURE_TYPES`, as checked above.
  return size === undefined ? undefined : { name, size, type: PICTURE_TYPES[ext as PictureExt] }
}
