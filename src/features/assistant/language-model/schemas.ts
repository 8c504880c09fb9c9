import { z } from 'zod'
import { isSafeForArithmetic } from '#base/time.ts'
import { TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { MAX_CARDS } from '#features/assistant/consultant/model.ts'

const id = z.string().min(1).max(80).describe('Id of a ritual, as returned by search_rituals')
const day = z.iso.date().refine(isSafeForArithmetic).describe('A calendar day such as 2026-11-20')
const words = z.string().trim().min(1).max(200)

/** The tools of the model. No tool changes any data. A card is only a proposal until the visitor presses its button. */
export const TOOL_INPUTS = {
  search_rituals: z.strictObject({ text: words.describe('The purpose, or a name: a few words') }),
  get_ritual: z.strictObject({ id, about: words.optional().describe('The part of its text that is needed') }),
  compare_tiers: z.strictObject({ id }),
  panchang_for: z.strictObject({ date: day }),
  suggest_dates: z.strictObject({ id, from: day.optional() }),
  search_articles: z.strictObject({ text: words }),
  propose_cart: z.strictObject({
    items: z
      .array(
        z.strictObject({
          id,
          tier: z.enum(TIERS).optional(),
          term_months: z
            .number()
            .optional()
            .describe('Months: a term that compare_tiers lists for the tier; defaults to the tier’s own'),
          reason: z.string().trim().min(1).max(300).describe('One sentence in the visitor’s language: why this one'),
        }),
      )
      .min(1)
      .max(MAX_CARDS),
  }),
  handoff: z.strictObject({
    reason: z
      .enum(['asked', 'unknown'])
      .describe('The visitor asks for a person, or the shop’s texts do not contain the answer'),
  }),
}

export type ToolName = keyof typeof TOOL_INPUTS
export type ToolInput<N extends ToolName> = z.infer<(typeof TOOL_INPUTS)[N]>

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(TOOL_INPUTS, name)
}
