import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { DiscountLine } from './model.ts'

type Items = { items: { id: string; quantity: number; duration: number }[] }
type Priced = { lines: DiscountLine[]; figures: { total: number } }

export type DiscountsContext = {
  shop: Shop
  /**
   * Calculates the price of the items, or refuses them with all faults. The feature `orders` provides this function, because `discounts`
   * may not import `orders`.
   */
  priceLines: (db: Db, input: Items) => Promise<Priced>
}
