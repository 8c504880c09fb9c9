import type { OrderState } from '#features/money/settlements/model.ts'
import type { OrderStatus } from './model.ts'

/** The statuses that the list of orders shows (docs/contract.md, "Orders"). A cancelled or refunded order is not listed. */
const SHOWN: ReadonlySet<string> = new Set<OrderStatus>(['completed', 'pending', 'processing', 'ready'])

/** The Russian statuses of older orders (docs/contract.md, "Orders"). */
const RUSSIAN: ReadonlyMap<string, OrderStatus> = new Map([
  ['Оплачен', 'completed'],
  ['Ожидает', 'pending'],
  ['В работе', 'processing'],
  ['Готов', 'ready'],
])

const TONES: Record<OrderStatus, 'ok' | 'warn' | 'info' | 'danger' | 'neutral'> = {
  completed: 'ok',
  pending: 'warn',
  processing: 'info',
  ready: 'ok',
  cancelled: 'danger',
  refunded: 'neutral',
}

const STATES: Record<OrderStatus, OrderState> = {
  pending: 'waiting',
  completed: 'paid',
  processing: 'paid',
  ready: 'paid',
  cancelled: 'closed',
  refunded: 'closed',
}

/** The names of the coins in the API, by the shop's codes. */
const COIN_NAMES: ReadonlyMap<string, string> = new Map([
  ['BTC', 'bitcoin'],
  ['ETH', 'ethereum'],
  ['USDT_ERC20', 'usdt-erc20'],
  ['USDT_TRC20', 'usdt-trc20'],
])

/** Maps each name of a coin in the API to the shop's code. Older orders have the names `btc` and `eth`. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ...[...COIN_NAMES].map(([code, name]) => [name, code] as const),
  ['btc', 'BTC'],
  ['eth', 'ETH'],
])

/** The name of a payment method in the API: the coin, `card`, or `manual` for money received outside the shop. */
export function paymentMethodName({ method, currency }: { method: string; currency: string }): string {
  return method === 'crypto' ? (COIN_NAMES.get(currency) ?? method) : method
}

/** Returns the orders that the list shows, newest first. */
export function listedOrders<T extends { status: string; createdAt: string }>(orders: readonly T[]): T[] {
  return orders
    .filter(({ status }) => SHOWN.has(statusCode(status)))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}

type Comparable = { status: string; createdAt: string; items: readonly { name: string }[] }

/** True if the order is unpaid and the customer has paid for the same rituals in a newer order. */
export function isReplaced(order: Comparable, orders: readonly Comparable[]): boolean {
  const rituals = ({ items }: Comparable) => JSON.stringify(items.map(({ name }) => name).toSorted())
  return (
    statusCode(order.status) === 'pending' &&
    orders.some((other) => {
      const code = statusCode(other.status)
      const isPaid = isOrderStatus(code) && orderState(code) === 'paid'
      const isNewer = Date.parse(other.createdAt) > Date.parse(order.createdAt)
      return isPaid && isNewer && rituals(other) === rituals(order)
    })
  )
}

/** Returns the shop's code of a status. An unknown status stays unchanged. */
export function statusCode(status: string): string {
  return RUSSIAN.get(status) ?? status
}

/** The colour of a status: green for paid, yellow for waiting, blue for in progress, red for cancelled. */
export function statusTone(status: string): (typeof TONES)[OrderStatus] {
  const code = statusCode(status)
  return isOrderStatus(code) ? TONES[code] : 'neutral'
}

/** The order's state in the form that payments use. */
export function orderState(status: OrderStatus): OrderState {
  return STATES[status]
}

/** Returns the shop's code of a payment method. An unknown or empty payment method stays unchanged. */
export function methodCode(paymentMethod: string): string {
  return METHODS.get(paymentMethod.toLowerCase().replace('_', '-')) ?? paymentMethod
}

function isOrderStatus(code: string): code is OrderStatus {
  return Object.hasOwn(TONES, code)
}

/** The stored name of an item for display. The hyphen in the stored name becomes a dash that never begins a line. */
export function printedName(name: string): string {
  return name.replace(' - ', '\u00a0— ')
}

type Planned = { startDate: string | null; priestChooses: boolean; names: readonly string[]; hasWish: boolean }

/** True if the customer gave something for the ritual: a day, a name or a wish. */
export function isPlanned({ startDate, priestChooses, names, hasWish }: Planned): boolean {
  return startDate !== null || priestChooses || names.length > 0 || hasWish
}

/** True if every line of the order has a fixed moment. Then the names were sent with the order, and no day can be chosen. */
export function isJoined({ items }: { items: readonly { performsAt?: string | undefined }[] }): boolean {
  return items.every(({ performsAt }) => performsAt !== undefined)
}
