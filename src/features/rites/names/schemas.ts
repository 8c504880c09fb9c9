import { z } from 'zod'
import { removeInvisible } from '#base/text.ts'
import { MAX_READ_NAME, MAX_READING } from '#features/orders/orders/model-readings.ts'
import { MAX_READINGS } from './model.ts'

const typed = (max: number) => z.string().overwrite(removeInvisible).trim().min(1).max(max)
const name = typed(MAX_READ_NAME)

/** Names that a customer types before the order. `said` is a typed reading (pronunciation): the sound in any letters, or Devanagari. */
export const readingsInput = z.object({
  names: z
    .array(z.union([name, z.object({ name, said: typed(MAX_READING) })]))
    .min(1)
    .max(MAX_READINGS),
})

export const readingsView = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      devanagari: z.string(),
      /** The sound of the name, in the letters of the requested language. */
      reading: z.string(),
    }),
  ),
})
