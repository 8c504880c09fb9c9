import { z } from 'zod'
import { removeInvisible } from '#base/text.ts'
import { MAX_KEPT, MAX_READ_NAME, MAX_READING } from './model-readings.ts'

/** Matches letters and marks of Devanagari, with the punctuation between the words of a name. */
const DEVANAGARI =
  /^(?:[\p{Script=Devanagari}\p{Script=Inherited}\s.'’-]*\p{Script=Devanagari}[\p{Script=Devanagari}\p{Script=Inherited}\s.'’-]*)?$/u

export const reading = z.object({
  name: z.string().overwrite(removeInvisible).trim().min(1).max(MAX_READ_NAME),
  devanagari: z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .max(MAX_READING)
    .regex(DEVANAGARI, 'orders.reading-letters')
    .describe('In Devanagari; an empty text restores the reading of the shop'),
})

/** The corrected readings in the body of calls that contain names. */
export const readings = z
  .array(reading)
  .max(MAX_KEPT)
  .optional()
  .describe('Corrections of how names are read aloud; a name that is left out keeps its reading')

export const readingView = z.object({ name: z.string(), devanagari: z.string() })
