import type { OrderPlans } from '#features/orders/plans/context.ts'
import type { Shop } from '#server/shop.ts'
import type { TranslationLang } from './model.ts'

/** Translates a text. Refuses with `unavailable` if the service does not answer. The feature `language-model` provides this function. */
export type Translate = (text: string, lang: TranslationLang, signal: AbortSignal) => Promise<string>

export type WishesContext = {
  shop: Shop
  plansOf: OrderPlans
  /** Absent if no language model is configured. */
  translate?: Translate | undefined
}
