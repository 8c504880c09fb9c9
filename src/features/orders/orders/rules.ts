import type { Lang } from '#base/i18n.ts'
import { orderTag } from '#base/ids.ts'
import { centsToDollars, dollarsToCents } from '#base/money.ts'
import type { Fault } from '#base/refusal.ts'
import { HOUR, MINUTE } from '#base/time.ts'
import { SPECIAL_INTENTION, type Tier } from '#features/catalogue/catalogue/model-terms.ts'
import { toTrackedItem } from '#features/catalogue/catalogue/rules-analytics.ts'
import {
  listDurations,
  type ItemId,
  linePrice,
  monthPrice,
  readItemId,
  toWeeks,
} from '#features/catalogue/catalogue/rules-pricing.ts'
import type { Purchase } from '#features/platform/analytics/schemas.ts'
import { MAX_TOTAL_CENTS, type OrderLine, type OrderStatus } from './model.ts'
import type { OrderInput, OrderLineInput } from './schemas.ts'

export type PricedRitual = { priceCents: number; names: Record<Lang, string> }

/** The texts for an order line, in both languages. An intention without a name is no longer sold. */
export type LineMessages = Record<Lang, { tier: (tier: Tier) => string; intention: (id: string) => string | undefined }>

/** Calculates the price of one line from the catalogue. A fault names the invalid field. */
export function priceLine(
  input: Pick<OrderLineInput, 'id' | 'quantity' | 'duration'>,
  rituals: ReadonlyMap<string, PricedRitual>,
  messages: LineMessages,
): OrderLine | { field: 'id' | 'duration'; code: string } {
  const item = readItemId(input.id)
  const ritual = rituals.get(item.serviceId)
  if (!ritual) return { field: 'id', code: 'orders.item-unknown' }
  if (item.intentionId !== null && messages.ru.intention(item.intentionId) === undefined)
    return { field: 'id', code: 'orders.intention-unknown' }
  const isIntention = item.serviceId === SPECIAL_INTENTION
  if (!listDurations({ isIntention }).includes(input.duration))
    return { field: 'duration', code: 'orders.duration-unknown' }
  return {
    itemId: input.id,
    ...item,
    names: { ru: lineName(item, ritual, messages, 'ru'), en: lineName(item, ritual, messages, 'en') },
    unitCents: unitPrice(item, ritual.priceCents, input.duration),
    quantity: input.quantity,
    weeks: toWeeks(input.duration),
    performsAt: null,
  }
}

function unitPrice(item: ItemId, priceCents: number, duration: number): number {
  const basePrice = item.tier ? monthPrice(priceCents, item.tier) : priceCents
  return linePrice({ basePrice, isIntention: item.serviceId === SPECIAL_INTENTION }, duration)
}

function lineName(item: ItemId, ritual: PricedRitual, messages: LineMessages, lang: Lang): string {
  if (item.intentionId !== null) return `${ritual.names[lang]} - ${messages[lang].intention(item.intentionId)}`
  return item.tier ? `${ritual.names[lang]} - ${messages[lang].tier(item.tier)}` : ritual.names[lang]
}

/** Calculates the price of every line. Returns all lines, or all faults if there are any. */
export function priceOrder(
  input: { items: Pick<OrderLineInput, 'id' | 'quantity' | 'duration'>[] },
  rituals: ReadonlyMap<string, PricedRitual>,
  messages: LineMessages,
): { lines: OrderLine[]; totalCents: number } | { faults: Fault[] } {
  const lines: OrderLine[] = []
  const faults: Fault[] = []
  input.items.forEach((item, index) => {
    const line = priceLine(item, rituals, messages)
    if ('code' in line) faults.push({ path: `items.${index}.${line.field}`, code: line.code })
    else lines.push(line)
  })
  if (faults.length > 0) return { faults }
  const totalCents = sumLines(lines)
  return totalCents > MAX_TOTAL_CENTS
    ? { faults: [{ path: 'items', code: 'orders.total-too-large' }] }
    : { lines, totalCents }
}

export function sumLines(lines: Pick<OrderLine, 'unitCents' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
}

/** True if the customer's page showed other prices than the current prices (docs/contract.md, "Prices"). */
export function pricesDiffer(input: OrderInput, lines: OrderLine[], totalCents: number): boolean {
  if (dollarsToCents(input.total) !== totalCents) return true
  return lines.some((line, index) => dollarsToCents(input.items[index]?.price ?? Number.NaN) !== line.unitCents)
}

/** The correct prices and total, in the format of the API. */
export function rightFigures(lines: OrderLine[], totalCents: number) {
  const items = lines.map((line) => ({
    id: line.itemId,
    price: centsToDollars(line.unitCents),
    quantity: line.quantity,
    duration: line.weeks / 4,
  }))
  return { items, total: centsToDollars(totalCents), currency: 'USD' }
}

/** The order's name in texts, for example `Order #a1b2c3d4` (docs/contract.md, "Orders"). */
export function orderNumber(id: string): string {
  return `Order ${orderTag(id)}`
}

/** The texts that identify e-mails about an order: the order's id, link and number. */
export function aboutOrder(id: string, link: string | undefined): { ids: string[]; tag: string } {
  return { ids: link === undefined ? [id] : [id, link], tag: orderTag(id) }
}

const allowedFrom = {
  pay: ['pending'],
  perform: ['completed'],
  finish: ['processing'],
  cancel: ['pending', 'completed'],
  refund: ['completed', 'processing', 'ready', 'cancelled'],
} satisfies Record<string, OrderStatus[]>

export function orderCan(step: keyof typeof allowedFrom, order: { status: OrderStatus }): boolean {
  const from: readonly OrderStatus[] = allowedFrom[step]
  return from.includes(order.status)
}

/** An account and its verified e-mail address, as the owner of orders. */
export type Owner = { id: string; email: string | null }

type Owned = { accountId: string | null; customerEmail: string }

/** True if the order belongs to this account: it was placed while signed in, or by a guest under an address that was verified later. */
export function owns({ id, email }: Owner, order: Owned): boolean {
  return order.accountId === id || (order.accountId === null && email !== null && order.customerEmail === email)
}

type PaidOrder = { id: string; lang: Lang; totalCents: number }
type PaidLine = Pick<OrderLine, 'itemId' | 'names' | 'unitCents' | 'quantity'>

/** A paid order in the format of analytics (docs/contract.md, "Analytics"). */
export function toPurchase(order: PaidOrder, lines: readonly PaidLine[]): Purchase {
  return {
    transaction_id: order.id,
    currency: 'USD',
    value: centsToDollars(order.totalCents),
    items: lines.map(({ itemId, names, unitCents, quantity }) =>
      toTrackedItem({ id: itemId, name: names[order.lang], price: centsToDollars(unitCents), quantity }),
    ),
  }
}

/** The customer of a new order: the mailbox, the IP address range of the caller, and the account if there is one. */
type Orderer = { mailbox: string; range: string; accountId?: string | undefined }

/** The maximum number of orders per hour for one mailbox, by one account, and from one address range. */
export function orderLimits({ mailbox, range, accountId }: Orderer) {
  return [
    { key: `order:ip:${range}`, most: 60, windowMs: HOUR },
    { key: `order:to:${mailbox}`, most: 20, windowMs: HOUR },
    ...(accountId === undefined ? [] : [{ key: `order:by:${accountId}`, most: 20, windowMs: HOUR }]),
  ]
}

/** The maximum number of times per minute that an account may read its list of orders, which may be long. */
export function listLimit(accountId: string) {
  return { key: `orders:${accountId}`, most: 60, windowMs: MINUTE }
}

/** The maximum number of unpaid orders of an account, or of a guest's mailbox. */
export function mostUnpaid(account: object | undefined): number {
  return account ? 50 : 30
}
