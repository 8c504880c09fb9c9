import { isId, newId } from '#base/ids.ts'
import { parseJson, toRecord } from '#base/text.ts'
import type { BegunPayment } from '#features/money/payments/web/payment-state.ts'
import { keepStored, readStored } from '#ui/data/stored.ts'
import { type Contact, MAX_GIFT_NOTE, type OrderBody, type TypedGift } from '../model.ts'

/**
 * The last checkout in this browser (docs/contract.md, "Items of an order") and the unpaid orders, newest first. `content`: the request
 * body of the order, as JSON. `key`: the idempotency key of the order. `id`, `paymentId` and `currency` are set when the shop has answered.
 * The cart and the express checkout can each have one unpaid order.
 */
type LastCheckout = Contact & { customerPhone: string; orders: LastOrder[]; gift?: TypedGift; paid?: PaidOrder }
type LastOrder = { key: string; content: string; id?: string; paymentId?: string; currency?: string }
/** The order that was paid last in this browser, and the name of its customer. */
type PaidOrder = { id: string; customerName: string }

const STORAGE = 'last-checkout'
/** The maximum number of unpaid orders that the browser stores. */
const MAX_REMEMBERED = 4
const NOTHING: LastCheckout = { customerName: '', customerEmail: '', customerPhone: '', orders: [] }

export const NO_GIFT: TypedGift = { isGift: false, name: '', note: '' }

/** The recipient and the gift card's text that the customer has typed for the next order. */
export function readGift(): TypedGift {
  return read().gift ?? NO_GIFT
}

export function keepGift(gift: TypedGift): void {
  const { gift: _, ...last } = read()
  write(gift.isGift ? { ...last, gift } : last)
}

export const NO_CONTACT: Contact = { customerName: '', customerEmail: '' }

export function readContact(): Contact {
  const { customerName, customerEmail } = read()
  return { customerName, customerEmail }
}

/** The contact of the customer who last ordered in this browser; null if there is none. */
export function readLastCheckout(): (Contact & { customerPhone: string }) | null {
  const { customerName, customerEmail, customerPhone } = read()
  return customerName || customerEmail ? { customerName, customerEmail, customerPhone } : null
}

export function clearLastCheckout(): void {
  keepStored('local', STORAGE, null)
}

export function keepContact(contact: Contact): void {
  write({ ...read(), ...contact })
}

/** Returns the idempotency key for this order. The same content has the same key in every tab. */
export function idempotencyKeyFor(body: OrderBody): string {
  const content = JSON.stringify(body)
  const last = read()
  const known = last.orders.find((order) => order.content === content)
  if (known) return known.key
  const key = newId()
  write({ ...last, orders: [{ key, content }, ...last.orders].slice(0, MAX_REMEMBERED) })
  return key
}

export function keepOrderId(key: string, id: string): void {
  changeOrder(
    (order) => order.key === key,
    (order) => ({ ...order, id }),
  )
}

/** Stores the payment that was started for an order. Undefined removes the payment after a cancellation. */
export function keepPayment(orderId: string, payment: BegunPayment | undefined): void {
  const { id: paymentId, currency } = payment ?? {}
  changeOrder(
    (order) => order.id === orderId,
    (order) => ({ ...order, paymentId, currency }),
  )
}

/** The ritual in the page address of an express checkout, and its term in months. */
export type AskedTerm = { id: string; duration: number | undefined }

type BeingPaid = { orderId: string; amountUsd: number; payment: BegunPayment }

/** Returns the stored order with exactly these items, if a payment was started for it. */
export function orderBeingPaid(items: OrderBody['items']): BeingPaid | undefined {
  const lines = JSON.stringify(items)
  for (const order of items.length > 0 ? read().orders : []) {
    const payment = begunPayment(order)
    if (order.id === undefined || payment === undefined) continue
    const content = parseRecord(order.content)
    if (JSON.stringify(content?.items) === lines)
      return { orderId: order.id, amountUsd: Number(content?.total), payment }
  }
  return undefined
}

/**
 * The newest stored order for only this ritual, if a payment was started for it. The shop may have changed the name, price or term since
 * then. Without a `duration`, any term matches.
 */
export function termBeingPaid({ id, duration }: AskedTerm): (BeingPaid & { duration: number }) | undefined {
  for (const order of read().orders) {
    const items = parseRecord(order.content)?.items as OrderBody['items'] | undefined
    const [line, ...others] = Array.isArray(items) ? items : []
    if (line?.id !== id || others.length > 0 || (duration !== undefined && line.duration !== duration)) continue
    const being = orderBeingPaid([line])
    if (being) return { ...being, duration: line.duration }
  }
  return undefined
}

/** The ids of the stored orders with exactly these items. */
export function ordersOfItems(items: OrderBody['items']): string[] {
  const lines = JSON.stringify(items)
  return read().orders.flatMap(({ id, content }) =>
    id !== undefined && JSON.stringify(parseRecord(content)?.items) === lines ? [id] : [],
  )
}

export function findBegunPayment(orderId: string): BegunPayment | undefined {
  const order = read().orders.find(({ id }) => id === orderId)
  return order && begunPayment(order)
}

function begunPayment({ paymentId, currency }: LastOrder): BegunPayment | undefined {
  return paymentId === undefined ? undefined : { id: paymentId, currency }
}

/** Removes the order with this key or id from the browser when it is paid or closed. After that, the same items make a new order. */
export function removeOrder(keyOrId: string): void {
  const last = read()
  const orders = last.orders.filter(({ key, id }) => key !== keyOrId && id !== keyOrId)
  if (orders.length < last.orders.length) write({ ...last, orders })
}

/** Removes a paid order from the orders to pay, and remembers it as the last paid order. */
export function keepPaidOrder(id: string): void {
  const last = read()
  const order = last.orders.find((each) => each.id === id)
  if (!order) return
  const customerName = textOf(parseRecord(order.content)?.customerName)
  write({ ...last, orders: last.orders.filter((each) => each !== order), paid: { id, customerName } })
}

/** The name of the customer who placed this order in this browser. Empty if it is unknown. */
export function findCustomerName(orderId: string): string {
  const { orders, paid } = read()
  if (paid?.id === orderId) return paid.customerName
  return textOf(parseRecord(orders.find(({ id }) => id === orderId)?.content ?? '')?.customerName)
}

export function readPaidOrder(): PaidOrder | undefined {
  return read().paid
}

function changeOrder(isMeant: (order: LastOrder) => boolean, change: (order: LastOrder) => LastOrder): void {
  const last = read()
  write({ ...last, orders: last.orders.map((order) => (isMeant(order) ? change(order) : order)) })
}

function read(): LastCheckout {
  const text = readStored('local', STORAGE)
  if (text === null) return NOTHING
  const record = parseRecord(text)
  if (!record) {
    // oxlint-disable-next-line no-console -- Corrupt data is ignored with a warning (docs/contract.md, "Items of an order").
    console.warn(`${STORAGE}: the stored checkout is invalid and is ignored`)
    return NOTHING
  }
  const { customerName, customerEmail, customerPhone, orders, gift, paid } = record
  return {
    customerName: textOf(customerName),
    customerEmail: textOf(customerEmail),
    customerPhone: textOf(customerPhone),
    orders: Array.isArray(orders) ? orders.filter(isOrder) : [],
    ...(isGift(gift) && { gift: { isGift: true, name: textOf(gift.name), note: gift.note.slice(0, MAX_GIFT_NOTE) } }),
    ...(isPaidOrder(paid) && { paid }),
  }
}

function write(checkout: LastCheckout): void {
  keepStored('local', STORAGE, JSON.stringify(checkout))
}

function isOrder(value: unknown): value is LastOrder {
  const { key, content, id, paymentId, currency } = toRecord(value) ?? {}
  const idsFit = [id, paymentId].every((one) => one === undefined || (typeof one === 'string' && isId(one)))
  return (
    typeof key === 'string' &&
    typeof content === 'string' &&
    idsFit &&
    ['string', 'undefined'].includes(typeof currency)
  )
}

function isGift(value: unknown): value is TypedGift {
  const { name, note } = toRecord(value) ?? {}
  return typeof name === 'string' && typeof note === 'string'
}

function isPaidOrder(value: unknown): value is PaidOrder {
  const { id, customerName } = toRecord(value) ?? {}
  return typeof id === 'string' && isId(id) && typeof customerName === 'string'
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 300) : ''
}

function parseRecord(text: string): Record<string, unknown> | undefined {
  return toRecord(parseJson(text))
}
