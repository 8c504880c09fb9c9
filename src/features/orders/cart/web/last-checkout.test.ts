import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { OrderBody } from '../model.ts'
import { keepOrderId, keepPayment, idempotencyKeyFor, orderBeingPaid, findBegunPayment } from './last-checkout.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => stored.clear())

const items = [{ id: 'ganesha-basic', name: 'Ганеша-ягья', price: 164, quantity: 1, duration: 0.5 }]
const body: OrderBody = {
  customerName: 'Анна Смирнова',
  customerEmail: 'anna@example.com',
  paymentMethod: 'crypto',
  items,
  total: 164,
}
const orderId = '1'.repeat(32)
const paymentId = '2'.repeat(32)

it.each(['BTC', 'RUB', undefined])('a payment started in %s is found until it is cancelled or paid', (currency) => {
  keepOrderId(idempotencyKeyFor(body), orderId)
  expect(orderBeingPaid(items)).toBeUndefined()
  keepPayment(orderId, { id: paymentId, currency })
  expect(findBegunPayment(orderId)).toEqual({ id: paymentId, currency })
  expect(orderBeingPaid(items)).toEqual({ orderId, amountUsd: 164, payment: { id: paymentId, currency } })
  keepPayment(orderId, undefined)
  expect(findBegunPayment(orderId)).toBeUndefined()
  expect(orderBeingPaid(items)).toBeUndefined()
})
