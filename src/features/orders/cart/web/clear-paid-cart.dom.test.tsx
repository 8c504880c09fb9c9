import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { answered, answerWith, lost } from '../../../../../test/render-form.tsx'
import type { CartItem } from '../model.ts'
import { orderLines } from '../rules.ts'
import { useCart } from './cart-store.ts'
import { idempotencyKeyFor, keepOrderId, ordersOfItems, readPaidOrder } from './last-checkout.ts'
import { forgetPaidOrder, useForgetPaid } from './clear-paid-cart.ts'

const ORDER = '1'.repeat(32)
const GANESHA: CartItem = {
  id: 'ganesha-basic',
  name: 'Ganesha',
  price: 164,
  basePrice: 164,
  quantity: 1,
  duration: 0.5,
} as CartItem
const SHIVA: CartItem = { ...GANESHA, id: 'shiva-basic', name: 'Shiva' }

beforeEach(() => {
  localStorage.clear()
  useCart.setState({ items: [GANESHA], discountCode: 'GIFT' })
  const customer = { customerName: 'Anna', customerEmail: 'anna@example.com', paymentMethod: 'crypto' as const }
  keepOrderId(idempotencyKeyFor({ ...customer, items: orderLines([GANESHA]), total: 164 }), ORDER)
})

const idsInCart = () => useCart.getState().items.map(({ id }) => id)
const show = (isShown = true) =>
  renderHook(() => useForgetPaid(isShown), {
    wrapper: ({ children }) => (
      <MessagesProvider lang="en" dictionary={{}}>
        {children}
      </MessagesProvider>
    ),
  })

it('an open cart removes its lines if their order is paid in another place', async () => {
  answerWith(answered({ id: ORDER, status: 'completed' }))
  show()
  await vi.waitFor(() => expect(idsInCart()).toEqual([]))
  expect(useCart.getState().discountCode).toBeUndefined()
  expect(ordersOfItems(orderLines([GANESHA]))).toEqual([])
  expect(readPaidOrder()).toEqual({ id: ORDER, customerName: 'Anna' })
})

it.each([
  ['is not paid', answered({ id: ORDER, status: 'pending' })],
  ['has an unknown status because the network is lost', lost()],
])('an open cart keeps its lines if their order %s', async (_, answer) => {
  const server = answerWith(answer)
  show()
  await vi.waitFor(() => expect(server.calls).toHaveBeenCalledTimes(1))
  expect(idsInCart()).toEqual([GANESHA.id])
  expect(ordersOfItems(orderLines([GANESHA]))).toEqual([ORDER])
})

it('a paid order does not empty a cart that contains other lines', () => {
  useCart.setState({ items: [SHIVA] })
  forgetPaidOrder(ORDER)
  expect(idsInCart()).toEqual([SHIVA.id])
  expect(ordersOfItems(orderLines([GANESHA]))).toEqual([])
})
