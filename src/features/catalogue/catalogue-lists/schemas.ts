import { z } from 'zod'
import { CATEGORY_COLOURS, CATEGORY_ICONS, CATEGORY_IDS } from './model.ts'

export const category = z.object({
  id: z.enum(CATEGORY_IDS),
  name: z.string(),
  description: z.string(),
  icon: z.enum(CATEGORY_ICONS),
  colour: z.enum(CATEGORY_COLOURS),
})
export type Category = z.infer<typeof category>

/** A group in one language, with the special intentions that are offered in it. */
export const intentionChoice = z.object({
  id: z.string(),
  name: z.string(),
  intentions: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type IntentionChoice = z.infer<typeof intentionChoice>
