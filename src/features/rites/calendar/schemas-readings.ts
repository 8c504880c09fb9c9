import { z } from 'zod'
import { removeInvisible } from '#base/text.ts'
import { MAX_READINGS } from './model.ts'

const MAX_NAME = 201

/** Names as typed, before they are part of an order. */
export const readingsInput = z.object({
  names: z.array(z.string().overwrite(removeInvisible).trim().min(1).max(MAX_NAME)).min(1).max(MAX_READINGS),
})

export const readingsView = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      devanagari: z.string(),
      /** The sound, in the letters of the requested language. */
      reading: z.string(),
    }),
  ),
})
