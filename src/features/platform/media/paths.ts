import { MEDIA_TYPES, type MediaFormat, type PictureExt, WIDTHS } from './model.ts'

/** The file name of a recording, a film or a document, without the ending. Only pictures have several files. */
export const WHOLE = 'file'

export function picturePath(id: string, width: number, ext: PictureExt): string {
  return `/media/${id}/${width}.${ext}`
}

/** The path of a file's content: a picture in a medium size, or any other file as a whole. */
export function mediaPath(id: string, format: MediaFormat): string {
  const { kind, ext } = MEDIA_TYPES[format]
  return kind === 'image' ? picturePath(id, 960, 'webp') : `/media/${id}/${WHOLE}.${ext}`
}

/** The paths of all sizes of a picture in one format, for `srcset`. */
export function sourceSet(id: string, ext: PictureExt): string {
  return WIDTHS.map((width) => `${picturePath(id, width, ext)} ${width}w`).join(', ')
}

/** The id in a path made by `mediaPath`, or undefined. */
export function parseMediaId(url: string): string | undefined {
  return /^\/media\/([0-9a-f]{32})\//.exec(url)?.[1]
}
