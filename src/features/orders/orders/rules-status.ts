import type { OrderState } from '#features/money/settlements/model.ts'
import type { OrderStatus } from './model.ts'

/** What the list shows (docs/contract.md, "Orders"): an order that was cancelled or refunded is no longer expected. */
const SHOWN: ReadonlySet<string> = new Set<OrderStatus>(['completed', 'pending', 'processing', 'ready'])

/** The values that older orders may carry (docs/contract.md, "Orders"). */
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

/** How the wire names coins, by the shop's own codes. */
const COIN_NAMES: ReadonlyMap<string, string> = new Map([
  ['BTC', 'bitcoin'],
  ['ETH', 'ethereum'],
  ['USDT_ERC20', 'usdt-erc20'],
  ['USDT_TRC20', 'usdt-trc20'],
])

/** The shop's codes by these names, and by those that older orders may carry. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ...[...COIN_NAMES].map(([code, name]) => [name, code] as const),
  ['btc', 'BTC'],
  ['eth', 'ETH'],
])

/** How the wire names what an order was paid with: the coin, `card`, or `manual` for money that came outside the shop. */
export function paymentMethodOf({ method, currency }: { method: string; currency: string }): string {
  return method === 'crypto' ? (COIN_NAMES.get(currency) ?? method) : method
}

/** The orders that are listed, the newest first. */
export function listedOrders<T extends { status: string; createdAt: string }>(orders: readonly T[]): T[] {
  return orders
    .filter(({ status }) => SHOWN.has(statusCode(status)))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}

/** The shop's code of a status; one that it does not know stays as it is. */
export function statusCode(status: string): string {
  return RUSSIAN.get(status) ?? status
}

/** Paid green, waiting yellow, in work blue, cancelled red. */
export function statusTone(status: string): (typeof TONES)[OrderStatus] {
  const code = statusCode(status)
  return isOrderStatus(code) ? TONES[code] : 'neutral'
}

/** What payments need to know of an order. */
export function orderState(status: OrderStatus): OrderState {
  return STATES[status]
}

/** The shop's code of a way to pay; one that it does not know, and none, stay as they are. */
export function methodCode(paymentMethod: string): string {
  return METHODS.get(paymentMethod.toLowerCase().replace('_', '-')) ?? paymentMethod
}

function isOrderStatus(code: string): code is OrderStatus {
  return Object.hasOwn(TONES, code)
}

/** A stored name as it is set in print: the wire's hyphen is a dash that never begins a line. */
export function printedName(name: string): string {
  return name.replace(' - ', '\u00a0— ')
}

/** All of an order begins at moments of their own: names were given with it, and no day is to be chosen. */
export function isJoined({ items }: { items: readonly { performsAt?: string | undefined }[] }): boolean {
  return items.every(({ performsAt }) => performsAt !== undefined)
}
