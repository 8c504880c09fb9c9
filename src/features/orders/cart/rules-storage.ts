import { dollarsToCents } from '#base/money.ts'
import { parseJson, toRecord } from '#base/text.ts'
import { listDurations, isSpecialIntention } from '#features/catalogue/catalogue/rules-pricing.ts'
import { isCode } from '#features/orders/discounts/rules.ts'
import type { CartItem } from './model.ts'
import { MAX_QUANTITY } from './rules.ts'

/**
 * The value of `cart-storage`, in the format of the library zustand. A page never loads with an open cart: `isOpen` is always stored and
 * read as false. `names`: the names that the customer typed before the order (names-store.ts reads them). `discountCode`: the code that the
 * customer wants to use.
 */
export type StoredCart = { items: CartItem[]; isOpen: false; names?: unknown; discountCode?: string | undefined }

export type ReadCart = StoredCart & { /** True if part of the value is not a cart. */ damaged: boolean }

/** Reads the cart from the stored text. Ignores everything that is not a cart item. Never throws. */
export function readStoredCart(text: string): ReadCart {
  const state = toRecord(toRecord(parseJson(text))?.state)
  if (!state || !Array.isArray(state.items)) return { items: [], isOpen: false, damaged: true }
  const items: CartItem[] = []
  for (const value of state.items) {
    const item = readItem(value)
    if (item && !items.some(({ id }) => id === item.id)) items.push(item)
  }
  const { names, discountCode } = state
  const hasCode = typeof discountCode === 'string' && isCode(discountCode)
  return { items, isOpen: false, names, ...(hasCode && { discountCode }), damaged: items.length < state.items.length }
}

function readItem(value: unknown): CartItem | undefined {
  const raw = toRecord(value)
  if (!raw) return undefined
  const { id, name, price, basePrice, quantity, duration, articleId } = raw
  if (typeof id !== 'string' || id === '' || id.length > 160) return undefined
  if (!isPrice(price) || !isPrice(basePrice)) return undefined
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > MAX_QUANTITY) return undefined
  const isIntention = isSpecialIntention(id)
  if (typeof duration !== 'number' || !listDurations({ isIntention }).includes(duration)) return undefined
  return {
    id,
    name: typeof name === 'string' ? name.slice(0, 500) : id,
    price,
    basePrice,
    quantity: Number(quantity),
    duration,
    isFromArticle: raw.isFromArticle === true,
    isSpecialIntention: isIntention,
    specialIntentions: Array.isArray(raw.specialIntentions)
      ? raw.specialIntentions.filter((one) => typeof one === 'string')
      : [],
    ...(raw.type === 'ritual' && { type: 'ritual' }),
    ...(typeof articleId === 'string' && { articleId }),
  }
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1_000_000 && dollarsToCents(value) !== undefined
}
