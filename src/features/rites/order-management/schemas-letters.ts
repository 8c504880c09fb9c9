import { z } from 'zod'
import { isStorable, oneLine, removeInvisible } from '#base/text.ts'
import { CALL_REASONS } from '#features/orders/orders/model.ts'
import { LETTER_TEMPLATES, MAX_LETTER, MAX_LETTER_SUBJECT } from './model.ts'

/** Staff have reported changes to the customer by telephone. `at`: the time of the newest change on the staff member’s page. */
export const toldInput = z.object({ at: z.iso.datetime() })

/** What staff must say by telephone to a customer without an e-mail address. */
export const callView = z.object({ reasons: z.array(z.enum(CALL_REASONS)), at: z.string() }).nullable()

/** A letter to the customer of an order. The shop adds a greeting, a link to the order, and the contacts for questions. */
export const letterInput = z.object({
  subject: z
    .string()
    .overwrite((text) => oneLine(removeInvisible(text)))
    .min(1, 'order.letter-subject')
    .max(MAX_LETTER_SUBJECT, 'order.letter-subject')
    .refine(isStorable),
  text: z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .min(1, 'order.letter-text')
    .max(MAX_LETTER, 'order.letter-text')
    .refine(isStorable),
})
export type LetterInput = z.infer<typeof letterInput>

/** The templates of letters, in the customer's language. */
export const letterView = z.object({
  to: z.string().nullable(),
  lang: z.enum(['ru', 'en']),
  templates: z.array(z.object({ id: z.enum(LETTER_TEMPLATES), subject: z.string(), text: z.string() })),
})
export type LetterView = z.infer<typeof letterView>
