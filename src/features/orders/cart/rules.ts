import { centsToDollars } from '#base/money.ts'
import { SPECIAL_INTENTION, type Tier, type ServiceTerms } from '#features/catalogue/catalogue/model-terms.ts'
import {
  entryTerm,
  isSpecialIntention,
  INTENTION_TERM,
  linePrice,
  readItemId,
} from '#features/catalogue/catalogue/rules-pricing.ts'
import { nextTerm, type OfferedRitual, itemTerms, tierOffer } from '#features/catalogue/catalogue/rules-terms.ts'
import type { CartItem, Contact, Gift, OrderBody, OrderNames, RightLine } from './model.ts'

export const MAX_QUANTITY = 99
const INTENTION_PRICE = 480
const INTENTION_PREFIX = `${SPECIAL_INTENTION}-`

/** The texts for the name of a cart item. An intention that the shop no longer offers keeps its stored name. */
export type ItemMessages = { tiers: Record<Tier, { label: string }>; intention: (id: string) => string | undefined }

/** A ritual as the pages use it: its name in the page's language, its price in dollars per month, and its offered terms. */
export type NamedRitual = OfferedRitual & { name: string }

/**
 * Returns a ritual as a cart item. If the customer added it on the ritual's page, it has a tier, with the tier's term and price. If the
 * customer added it from a ritual card, its term is one month.
 */
export function ritualItem(
  ritual: NamedRitual,
  tier: Tier | undefined,
  messages: Pick<ItemMessages, 'tiers'>,
): CartItem {
  const { id, name, price } = ritual
  const shared = { quantity: 1, isSpecialIntention: false, specialIntentions: [] }
  if (!tier) {
    return { id, name, price, basePrice: price, duration: 1, isFromArticle: false, ...shared }
  }
  const offer = tierOffer(ritual, tier)
  return {
    id: `${id}-${tier}`,
    name: `${name} - ${messages.tiers[tier].label}`,
    price: centsToDollars(offer.price),
    basePrice: centsToDollars(offer.basePrice),
    duration: offer.duration,
    isFromArticle: true,
    type: 'ritual',
    articleId: id,
    ...shared,
  }
}

/** A special intention as a cart item, added on the page of its ritual: three weeks at a fixed price (docs/contract.md, "Prices"). */
export function intentionItem(
  { id, name }: { id: string; name: string },
  { price, terms }: Pick<OfferedRitual, 'price' | 'terms'> = { price: INTENTION_PRICE, terms: {} },
): CartItem {
  const itemId = INTENTION_PREFIX + id
  const duration = entryTerm(null, itemTerms(itemId, terms))
  return {
    id: itemId,
    name,
    price: centsToDollars(linePrice({ basePrice: cents(price), isIntention: true }, duration)),
    basePrice: price,
    quantity: 1,
    duration,
    isFromArticle: true,
    type: 'ritual',
    articleId: SPECIAL_INTENTION,
    isSpecialIntention: true,
    specialIntentions: [id],
  }
}

/** Adds an item to the cart. If the cart already contains this id, its quantity grows, up to 99. */
export function addItem(items: readonly CartItem[], item: CartItem): CartItem[] {
  const known = items.find(({ id }) => id === item.id)
  return known ? setQuantity(items, item.id, known.quantity + item.quantity) : [...items, item]
}

export function removeItem(items: readonly CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id)
}

/** Puts a removed item back at its earlier position in the cart. */
export function restoreItem(items: readonly CartItem[], item: CartItem, place: number): CartItem[] {
  return items.some(({ id }) => id === item.id) ? addItem(items, item) : items.toSpliced(place, 0, item)
}

/** Sets the quantity of a cart item. A quantity of zero or less removes the item. */
export function setQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
  if (quantity <= 0) return removeItem(items, id)
  return items.map((item) => (item.id === id ? { ...item, quantity: Math.min(quantity, MAX_QUANTITY) } : item))
}

/** Changes the term of a cart item, and the price accordingly (docs/contract.md, "Prices"). */
export function setDuration(items: readonly CartItem[], id: string, duration: number): CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, duration, price: priceAt(item, duration) } : item))
}

/**
 * The next offered term of an item, longer or shorter; undefined if there is none. `terms`: the terms of the ritual. While `terms` is
 * undefined, the default terms are used.
 */
export function nextDuration(item: CartItem, direction: 1 | -1, terms?: ServiceTerms): number | undefined {
  return nextTerm(itemTerms(item.id, terms), item.duration, direction)
}

/**
 * Applies the correct prices from the server to the cart. Calculates the monthly price from the line's price, so that later changes of the
 * term are also correct.
 */
export function repriceItems(items: readonly CartItem[], right: readonly RightLine[]): CartItem[] {
  return items.map((item) => {
    const line = right.find(({ id }) => id === item.id)
    if (!line) return item
    const terms = item.isSpecialIntention ? item.duration / INTENTION_TERM : item.duration
    return { ...item, price: line.price, basePrice: centsToDollars(Math.round(cents(line.price) / terms)) }
  })
}

/** The price of one cart line in cents. All amounts below are whole cents. */
export function lineCents(item: Pick<CartItem, 'price' | 'quantity'>): number {
  return cents(item.price) * item.quantity
}

export function totalCents(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + lineCents(item), 0)
}

/** The cart items that the customer can pay for: all except the items that the shop refuses. */
export function sellableItems(items: readonly CartItem[], refused: ReadonlyMap<string, unknown>): readonly CartItem[] {
  return items.filter(({ id }) => !refused.has(id))
}

/** The sum of all quantities in the cart, for the badge in the header. */
export function countItems(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

/** The title and subtitle of a cart row, in the language of `rituals`. Until the rituals are loaded, the row shows the stored name. */
export function rowTexts(
  item: CartItem,
  rituals: readonly Pick<NamedRitual, 'id' | 'name'>[],
  messages: ItemMessages,
): { title: string; detail: string | undefined } {
  const { serviceId, tier, intentionId } = readItemId(item.id)
  const ritualName = rituals.find(({ id }) => id === serviceId)?.name
  if (intentionId !== null) return { title: messages.intention(intentionId) ?? item.name, detail: ritualName }
  if (!ritualName) return storedTexts(item)
  return { title: ritualName, detail: tier ? messages.tiers[tier].label : undefined }
}

/** A line of the cart in one sentence: `Ganesha yagya, Enhanced, 1 month × 2`. */
export function lineText(
  { title, detail }: { title: string; detail: string | undefined },
  term: string,
  quantity: number,
): string {
  const named = [title, detail, term].filter(Boolean).join(', ')
  return quantity > 1 ? `${named}\u00a0×\u00a0${quantity}` : named
}

/** Splits a stored name into the ritual and, if the id contains a tier, the tier. */
export function storedTexts({ id, name }: Pick<CartItem, 'id' | 'name'>): {
  title: string
  detail: string | undefined
} {
  const end = readItemId(id).tier ? name.lastIndexOf(' - ') : -1
  return end > 0 ? { title: name.slice(0, end), detail: name.slice(end + 3) } : { title: name, detail: undefined }
}

/** The body of the order request for a cart. It contains the stored names, so two tabs in different languages send the same order. */
export function orderBody(
  items: readonly CartItem[],
  contact: Contact,
  { plan, gift }: { plan?: OrderNames | undefined; gift?: Gift | undefined } = {},
): OrderBody {
  return {
    customerName: contact.customerName.trim(),
    customerEmail: contact.customerEmail.trim(),
    paymentMethod: 'crypto',
    items: orderLines(items),
    total: centsToDollars(totalCents(items)),
    ...(plan && { plan }),
    ...(gift && { gift: { name: gift.name.trim(), note: gift.note.trim() } }),
  }
}

export function orderLines(items: readonly CartItem[]): OrderBody['items'] {
  return items.map(({ id, name, price, quantity, duration }) => ({ id, name, price, quantity, duration }))
}

function priceAt(item: CartItem, duration: number): number {
  return centsToDollars(
    linePrice({ basePrice: cents(item.basePrice), isIntention: isSpecialIntention(item.id) }, duration),
  )
}

/** Converts dollars to cents. Cart prices are whole cents, because the storage reader rejects other prices. */
function cents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** A line of an earlier order as a cart item, at today's price. */
export function repeatedItem(line: RightLine & { name: string }): CartItem {
  const { serviceId, tier, intentionId } = readItemId(line.id)
  const isFromPage = tier !== null || intentionId !== null
  const item: CartItem = {
    ...line,
    basePrice: line.price,
    isFromArticle: isFromPage,
    isSpecialIntention: isSpecialIntention(line.id),
    specialIntentions: intentionId === null ? [] : [intentionId],
    ...(isFromPage && { type: 'ritual', articleId: serviceId }),
  }
  return repriceItems([item], [line])[0] ?? item
}
