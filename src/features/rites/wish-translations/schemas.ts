import { z } from 'zod'
import { ID_PATTERN } from '#base/ids.ts'
import { isStorable, removeInvisible } from '#base/text.ts'
import { MAX_TRANSLATION, TRANSLATION_LANGS, TRANSLATION_SOURCES } from './model.ts'

export const wishParams = z.object({ orderId: z.string().regex(ID_PATTERN) })

/**
 * The input for a translation. An empty text removes the translation. `version`: the version of the translation that the person saw, or 0
 * without a translation.
 */
export const translationInput = z.object({
  text: z.string().overwrite(removeInvisible).trim().max(MAX_TRANSLATION, 'wishes.translation-long').refine(isStorable),
  lang: z.enum(TRANSLATION_LANGS),
  source: z.enum(TRANSLATION_SOURCES).default('typed'),
  version: z.number().int().min(0).max(1_000_000_000).optional(),
})
export type TranslationInput = z.infer<typeof translationInput>

export const suggestionInput = z.object({ lang: z.enum(TRANSLATION_LANGS) })
export const suggestionView = z.object({ text: z.string(), lang: z.enum(TRANSLATION_LANGS) })

const translation = z.object({
  text: z.string(),
  lang: z.enum(TRANSLATION_LANGS),
  source: z.enum(TRANSLATION_SOURCES),
  /** False if the wish has changed after the translation. */
  isCurrent: z.boolean(),
  updatedAt: z.string(),
})
export type TranslationView = z.infer<typeof translation>

/** The wish of an order with its translation. */
export const wishView = z.object({
  orderId: z.string(),
  wish: z.string(),
  translation: translation.nullable(),
  version: z.number(),
  /** True if the shop has a language model that can suggest a translation. */
  canSuggest: z.boolean(),
})
export type WishView = z.infer<typeof wishView>
