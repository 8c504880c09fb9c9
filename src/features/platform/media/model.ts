/** The file types the shop stores: pictures, recordings of rituals, mantras, documents. */
export const MEDIA_KINDS = ['image', 'video', 'audio', 'document'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/**
 * Who can open a file by its URL, which nobody can guess. `public`: everybody, and browsers cache the file permanently. `link`: everybody
 * who knows the URL, until the visibility changes. `staff`: only staff, until a proof with the file is published.
 */
export const VISIBILITIES = ['public', 'link', 'staff'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const MEDIA_TYPES = {
  jpeg: { kind: 'image', type: 'image/jpeg', ext: 'jpg' },
  png: { kind: 'image', type: 'image/png', ext: 'png' },
  webp: { kind: 'image', type: 'image/webp', ext: 'webp' },
  avif: { kind: 'image', type: 'image/avif', ext: 'avif' },
  mp4: { kind: 'video', type: 'video/mp4', ext: 'mp4' },
  m4a: { kind: 'audio', type: 'audio/mp4', ext: 'm4a' },
  mp3: { kind: 'audio', type: 'audio/mpeg', ext: 'mp3' },
  ogg: { kind: 'audio', type: 'audio/ogg', ext: 'ogg' },
  pdf: { kind: 'document', type: 'application/pdf', ext: 'pdf' },
} as const satisfies Record<string, { kind: MediaKind; type: string; ext: string }>
export type MediaFormat = keyof typeof MEDIA_TYPES

/** Pictures are made in these widths, up to the width of the original. Each width has three formats. */
export const WIDTHS = [320, 640, 960, 1440] as const
export const PICTURE_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type PictureExt = keyof typeof PICTURE_TYPES

const MB = 1024 * 1024
/** The maximum size of a file of each kind, in bytes. */
export const MAX_BYTES: Record<MediaKind, number> = {
  image: 25 * MB,
  video: 300 * MB,
  audio: 60 * MB,
  document: 20 * MB,
}
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(MAX_BYTES))
/** Maximum size of one piece of a resumable upload, in bytes. */
export const MAX_PIECE_BYTES = MB

/** The point of a picture that stays visible when the picture is cropped: fractions of its width and height from the upper left corner. */
export type Focus = { x: number; y: number }

/** A place where a file is used. Such a file cannot be deleted. `name`: only for a ritual or an article. */
export type MediaUse = {
  subject: 'ritual' | 'article' | 'proof' | 'priest' | 'settings' | 'page'
  id: string
  name?: { ru: string; en: string }
}
