import type { Lang } from '#base/i18n.ts'
import type { Shop } from '#server/shop.ts'
import type { ShownFact } from './model-facts.ts'
import type { TodayPart } from './model.ts'

/** Facts that other features provide. They are read only if the caller may open a part of Today that uses them. */
export type TodaySource = { parts: TodayPart[]; list: (shop: Shop, lang: Lang) => Promise<ShownFact[]> }
