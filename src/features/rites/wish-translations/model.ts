/** The languages into which a wish is translated for the priest. */
export const TRANSLATION_LANGS = ['en', 'hi'] as const
export type TranslationLang = (typeof TRANSLATION_LANGS)[number]

export const MAX_TRANSLATION = 4000

/** Where a translation comes from. `suggested`: the language model wrote it first, and a person confirmed it. */
export const TRANSLATION_SOURCES = ['typed', 'suggested'] as const

export const SEALED_TRANSLATION = { table: 'wish_translation', columns: ['translation'] } as const

export function translationContext(orderId: string) {
  return { table: SEALED_TRANSLATION.table, row: orderId, column: SEALED_TRANSLATION.columns[0] }
}
