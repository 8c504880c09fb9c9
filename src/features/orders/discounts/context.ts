import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { DiscountLine } from './model.ts'

type Items = { items: { id: string; quantity: number; duration: number }[] }
type Priced = { lines: DiscountLine[]; figures: { total: number } }

export type DiscountsContext = {
  shop: Shop
  /** From `orders`, a later feature: prices items, or refuses with all faults. */
  priceLines: (db: Db, input: Items) => Promise<Priced>
}
