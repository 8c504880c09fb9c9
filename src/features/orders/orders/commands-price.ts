import type { Discount, DiscountRefusal } from '#features/orders/discounts/model.ts'
import {
  countGuess,
  discountRefused,
  quoteDiscount,
  type Reservation,
  reserveDiscount,
} from '#features/orders/discounts/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { OrderLine } from './model.ts'
import { priceLines } from './queries.ts'
import { rightFigures } from './rules.ts'
import type { OrderLineInput } from './schemas.ts'

type Asked = {
  items: Pick<OrderLineInput, 'id' | 'quantity' | 'duration'>[]
  discountCode?: string | undefined
}

/** Lines at full catalogue prices, their sum, and the amount to pay, which is the sum less the discount. */
export type Priced<Given = Discount> = {
  lines: OrderLine[]
  totalCents: number
  dueCents: number
  discount: Given | undefined
}

/** Prices a new order, in the transaction that writes it. `email` is the customer's address. The refusal of a code contains the correct figures. */
export async function priceNewOrder(tx: Db, shop: Shop, asked: Asked, email: string): Promise<Priced<Reservation>> {
  return await price(tx, asked, (code, lines) => reserveDiscount(tx, shop, { code, lines, email }))
}

/** Prices items without an order. Reserves nothing. */
export async function quoteOrder(shop: Shop, asked: Asked): Promise<Priced> {
  const { db, now } = shop
  return await countGuess(shop, asked.discountCode, () =>
    price(db, asked, (code, lines) => quoteDiscount(db, now(), { code, lines })),
  )
}

async function price<Given extends Discount>(
  db: Db,
  asked: Asked,
  discountOf: (code: string, lines: OrderLine[]) => Promise<Given | DiscountRefusal>,
): Promise<Priced<Given>> {
  const { lines, totalCents } = await priceLines(db, asked)
  if (!asked.discountCode) return { lines, totalCents, dueCents: totalCents, discount: undefined }
  const discount = await discountOf(asked.discountCode, lines)
  if (typeof discount === 'string') throw discountRefused(discount, rightFigures(lines, totalCents))
  return { lines, totalCents, dueCents: totalCents - discount.amountCents, discount }
}
