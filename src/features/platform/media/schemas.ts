import { z } from 'zod'
import { removeInvisible } from '#base/text.ts'
import { MEDIA_KINDS, MAX_UPLOAD_BYTES, VISIBILITIES } from './model.ts'

const alt = z
  .string()
  .overwrite(removeInvisible)
  .trim()
  .max(300, 'media.alt-long')
  .regex(/^[^\p{Cc}]*$/u)
const alts = z.object({ ru: alt.default(''), en: alt.default('') })
const part = z.number().min(0, 'media.focus').max(1, 'media.focus')

/** A focal point as text, such as `0.5,0.25`: fractions of the width and the height. */
const focusText = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?),(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'media.focus')
  .transform((text) => {
    const [x = 0.5, y = 0.5] = text.split(',').map(Number)
    return { x, y }
  })

/** The text fields of the form, besides its `file`. */
export const mediaForm = z.object({
  alt: alts.default({ ru: '', en: '' }),
  focus: focusText.optional(),
  visibility: z.enum(['public', 'staff']).default('public'),
})

export const mediaEdit = z.object({
  version: z.number().int().optional(),
  alt: alts,
  focus: z.object({ x: part, y: part }),
})

export const mediaView = z.object({
  id: z.string(),
  kind: z.enum(MEDIA_KINDS),
  /** Media type of the original. The shop sends pictures as AVIF, WebP and JPEG. */
  type: z.string(),
  /** The path of a picture in a medium size, or of any other file as a whole. */
  url: z.string(),
  name: z.string(),
  visibility: z.enum(VISIBILITIES),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** The duration of a recording; null for other files, or if the duration is unknown. */
  seconds: z.number().nullable(),
  alt: z.object({ ru: z.string(), en: z.string() }),
  focus: z.object({ x: z.number(), y: z.number() }),
  createdAt: z.string(),
  version: z.number(),
})
export type MediaView = z.infer<typeof mediaView>

const mediaUse = z.object({
  subject: z.string(),
  id: z.string(),
  /** The name of the ritual or article. Other places have no name. */
  name: z.object({ ru: z.string(), en: z.string() }).optional(),
})
export const mediaDetail = mediaView.extend({ uses: z.array(mediaUse) })
export type MediaDetail = z.infer<typeof mediaDetail>

export const uploadInput = z.object({
  size: z.number().int().min(1).max(MAX_UPLOAD_BYTES, 'media.too-large'),
  name: z
    .string()
    .max(300)
    .transform((text) => removeInvisible(text).replace(/\p{Cc}/gu, ''))
    .default(''),
  visibility: z.enum(['public', 'staff']).default('public'),
})

export const uploadView = z.object({
  id: z.string(),
  size: z.number(),
  /** The number of bytes received so far. It is the offset of the next piece. */
  offset: z.number(),
  pieceMost: z.number(),
  /** The file; null until the upload is complete and processed. */
  media: mediaView.nullable(),
})
export type UploadView = z.infer<typeof uploadView>
