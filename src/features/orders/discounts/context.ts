import type { Shop } from '#server/shop.ts'
import type { Discount } from './model.ts'

type Asked = { items: { id: string; quantity: number; duration: number }[]; discountCode: string }

export type DiscountsContext = {
  shop: Shop
  /** Prices items with a code, or refuses. `orders`, a later feature, provides it. */
  quoteOrder: (shop: Shop, asked: Asked) => Promise<{ dueCents: number; discount: Discount | undefined }>
}
