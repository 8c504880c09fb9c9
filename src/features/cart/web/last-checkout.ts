import { isId, newId } from '#base/ids.ts'
import type { Contact, OrderBody } from '../model.ts'

/**
 * What this browser remembers of the last checkout (specification, section 3), and the order it was about: `content` is what the
 * order was made of, `key` makes it once however often it is asked for; `id` and `paymentId` come with the shop's answers.
 */
type LastCheckout = Contact & { customerPhone: string; order?: LastOrder }
type LastOrder = { key: string; content: string; id?: string; paymentId?: string }

const STORAGE = 'last-checkout'
const NOTHING: LastCheckout = { customerName: '', customerEmail: '', customerPhone: '' }

export function readContact(): Contact {
  const { customerName, customerEmail } = read()
  return { customerName, customerEmail }
}

export function keepContact(contact: Contact): void {
  write({ ...read(), ...contact })
}

/** The key under which this order is placed: the same for the same content, in every tab. */
export function keyFor(body: OrderBody): string {
  const content = JSON.stringify(body)
  const last = read()
  if (last.order?.content === content) return last.order.key
  const key = newId()
  write({ ...last, order: { key, content } })
  return key
}

export function keepOrderId(key: string, id: string): void {
  const last = read()
  if (last.order?.key === key) write({ ...last, order: { ...last.order, id } })
}

/** The payment begun for an order; undefined when it was cancelled. */
export function keepPayment(orderId: string, paymentId: string | undefined): void {
  const last = read()
  if (last.order?.id === orderId) write({ ...last, order: { ...last.order, paymentId } })
}

/** The order that was placed for exactly these items and not forgotten since, if a payment was begun. */
export function orderBeingPaid(items: OrderBody['items']): { orderId: string; paymentId: string } | undefined {
  const { order } = read()
  if (order?.id === undefined || order.paymentId === undefined || items.length === 0) return undefined
  const isSame = JSON.stringify(parseRecord(order.content)?.items) === JSON.stringify(items)
  return isSame ? { orderId: order.id, paymentId: order.paymentId } : undefined
}

export function paymentOf(orderId: string): string | undefined {
  const { order } = read()
  return order?.id === orderId ? order.paymentId : undefined
}

/** The order is paid or closed: the same content makes a new one. */
export function forgetOrder(): void {
  const { order: _, ...rest } = read()
  write(rest)
}

function read(): LastCheckout {
  const text = readText()
  if (text === null) return NOTHING
  const record = parseRecord(text)
  if (!record) {
    // oxlint-disable-next-line no-console -- The specification (section 3): corrupt data is ignored with a warning.
    console.warn(`${STORAGE}: what was stored is not a checkout and is ignored`)
    return NOTHING
  }
  const { customerName, customerEmail, customerPhone, order } = record
  return {
    customerName: textOf(customerName),
    customerEmail: textOf(customerEmail),
    customerPhone: textOf(customerPhone),
    ...(isOrder(order) && { order }),
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(STORAGE)
  } catch {
    return null
  }
}

function write(checkout: LastCheckout): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(checkout))
  } catch {
    // Storage is full or closed to this page: nothing is remembered.
  }
}

function isOrder(value: unknown): value is LastOrder {
  if (typeof value !== 'object' || value === null) return false
  const { key, content, id, paymentId } = value as Record<string, unknown>
  const idsFit = [id, paymentId].every((one) => one === undefined || (typeof one === 'string' && isId(one)))
  return typeof key === 'string' && typeof content === 'string' && idsFit
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 300) : ''
}

function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
