import { z } from 'zod'
import { ID_PATTERN } from '#base/ids.ts'
import { isStorable, removeInvisible } from '#base/text.ts'
import { MAX_WORD } from './model.ts'

export const requestParams = z.object({ id: z.string().regex(ID_PATTERN) })

/** The answer of staff. `word`: the message to the customer if staff decline. */
export const requestAnswer = z.object({
  accept: z.boolean(),
  word: z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .max(MAX_WORD, 'day-requests.word-long')
    .refine(isStorable)
    .optional(),
})
export type RequestAnswer = z.infer<typeof requestAnswer>

/** A customer's request for another day. Days have the form `2026-11-20`. `days`: the days that are set now. */
const dayRequestView = z.object({
  id: z.string(),
  orderId: z.string(),
  lineId: z.string(),
  ritual: z.string(),
  day: z.string(),
  days: z.array(z.string()),
  askedAt: z.string(),
  /** True if the customer answered on the order's page that the day set by staff is not convenient. */
  hasRefused: z.boolean(),
})
export type DayRequestView = z.infer<typeof dayRequestView>

export const dayRequestPage = z.object({ items: z.array(dayRequestView), next: z.string().nullable() })
