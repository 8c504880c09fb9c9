import type { Lang } from '#base/i18n.ts'
import type { Shop } from '#server/shop.ts'
import type { ShownFact } from './model-facts.ts'
import type { TodayPart } from './model.ts'

/** The facts about what earlier features know. They are read if the caller may open one of the parts in which they can stand. */
export type TodaySource = { parts: TodayPart[]; list: (shop: Shop, lang: Lang) => Promise<ShownFact[]> }
