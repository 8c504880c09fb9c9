import { z } from 'zod'
import { ID_PATTERN } from '#base/ids.ts'

const turn = z.object({ role: z.enum(['visitor', 'consultant']), text: z.string() })

/** The content of a question, which the database contains only encrypted. */
export const handoffQuestion = z.object({
  email: z.string(),
  name: z.string(),
  note: z.string(),
  turns: z.array(turn),
})

export const handoffParams = z.object({ id: z.string().regex(ID_PATTERN) })

/** A question that a visitor left for the staff. */
const handoffView = handoffQuestion.extend({
  id: z.string(),
  lang: z.enum(['ru', 'en']),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  /** The e-mail address of the staff member who answered. */
  answeredBy: z.string().nullable(),
})
export type HandoffView = z.infer<typeof handoffView>

export const handoffPage = z.object({ items: z.array(handoffView), next: z.string().nullable() })
